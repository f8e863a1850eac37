-- CreateTable
CREATE TABLE "display_settings" (
    "member_id" INTEGER NOT NULL,
    "font_family" TEXT NOT NULL,
    "font_size" SMALLINT NOT NULL,
    "color_theme" TEXT NOT NULL,
    "high_contrast" BOOLEAN NOT NULL,
    "dark_mode" BOOLEAN NOT NULL,
    "reduce_motion" BOOLEAN NOT NULL,
    "text_spacing" DOUBLE PRECISION NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "display_settings_pkey" PRIMARY KEY ("member_id")
);

-- AddForeignKey
ALTER TABLE "display_settings" ADD CONSTRAINT "display_settings_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

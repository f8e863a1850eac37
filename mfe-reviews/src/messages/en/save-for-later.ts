export const linkCopied = 'We have copied the link to this page. Paste it where you keep your plans.';
export const linkNotCopied = 'We could not copy the link. Copy the address of this page from your browser.';

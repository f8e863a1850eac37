import { fold } from '../../text/fold';

/** Towns by names that visitors know them by, beside those of the gazetteer. */
const ROWS: readonly [name: string, others: string][] = [
  ['london', 'ロンドン,伦敦,倫敦,런던,لندن,Лондон,Londres,Londra,Londyn,Llundain,Londynie,Londýn,Londen,Λονδίνο'],
  ['edinburgh', 'エディンバラ,爱丁堡,愛丁堡,에든버러,Эдинбург,Edimburgo,Édimbourg,Edynburg,Dùn Èideann,Caeredin'],
  ['manchester', 'マンチェスター,曼彻斯特,맨체스터,Манчестер,مانشستر,Manceinion,Manchesterze'],
  ['birmingham', 'バーミンガム,伯明翰,버밍엄,Бирмингем,برمنغهام'],
  ['liverpool', 'リバプール,利物浦,리버풀,Ливерпуль,Lerpwl'],
  ['glasgow', 'グラスゴー,格拉斯哥,글래스고,Глазго,Glaschu'],
  ['oxford', 'オックスフォード,牛津,옥스퍼드,Оксфорд,Rhydychen'],
  ['cambridge', 'ケンブリッジ,剑桥,케임브리지,Кембридж,Caergrawnt'],
  ['york', 'ヨーク,约克,Йорк'],
  ['leeds', 'リーズ,利兹,Лидс'],
  ['bath', 'バース,巴斯'],
  ['cardiff', 'Caerdydd,Gaerdydd,Nghaerdydd,カーディフ,卡迪夫'],
  ['swansea', 'Abertawe'],
  ['newport', 'Casnewydd,Nghasnewydd'],
  ['bangor', 'Mangor'],
  ['caernarfon', 'Nghaernarfon,Gaernarfon'],
  ['conwy', 'Nghonwy,Gonwy'],
  ['carmarthen', 'Caerfyrddin,Nghaerfyrddin'],
  ['tenby', 'Dinbych-y-pysgod'],
  ['cardigan', 'Aberteifi'],
  ['abergavenny', 'Y Fenni'],
  ['brecon', 'Aberhonddu'],
  ['mold', 'Yr Wyddgrug'],
  ['welshpool', 'Y Trallwng'],
  ['bridgend', 'Pen-y-bont ar Ogwr'],
  ['barry', 'Y Barri'],
  ['inverness', 'Inbhir Nis'],
  ['aberdeen', 'Obar Dheathain'],
  ['dundee', 'Dùn Dè'],
  ['perth', 'Peairt'],
  ['oban', 'An t-Òban'],
  ['stornoway', 'Steòrnabhagh'],
  ['portree', 'Port Rìgh'],
  ['fort william', 'An Gearasdan'],
  ['wrexham', 'Wrecsam'],
  ['bristol', 'ブリストル,布里斯托,Bryste'],
  ['belfast', 'ベルファスト,贝尔法斯特,Béal Feirste'],
];

/** Folded name -> the gazetteer's. */
export const TOWN_NAMES: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([name, others]) => others.split(',').map((other) => [fold(other), name] as const)),
);

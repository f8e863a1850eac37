import type { BookPlace } from '../understand/place-book';
import { placedByHand, type RowsOfTown } from './placed-by-hand';

/**
 * Quarters, parks and grounds that people go to by name, and that neither the gazetteer nor a station knows: name, what else it is
 * called, about where its middle lies (to some 300 m, which is enough to say where to look, and nothing else is told of it). The larger
 * town's first: of several Chinatowns most mean London's.
 */
const ROWS: readonly RowsOfTown[] = [
  [
    'London',
    'Fitzrovia: 51.5190 -0.1390;Primrose Hill: 51.5405 -0.1580;Chinatown:china town 51.5117 -0.1312;South Bank:southbank,the south bank 51.5062 -0.1150;Bankside: 51.5075 -0.0975;Victoria Park: 51.5364 -0.0388;' +
      'Clissold Park: 51.5614 -0.0887;Hyde Park: 51.5073 -0.1657;Battersea Park: 51.4790 -0.1568;Emirates Stadium: 51.5549 -0.1084;' +
      'Tottenham Hotspur Stadium:spurs stadium,spurs ground 51.6043 -0.0662;Wembley Stadium: 51.5560 -0.2796;London Stadium: 51.5386 -0.0166;' +
      "Twickenham Stadium:twickenham rugby stadium,twickenham rugby ground,twickenham rugby,allianz stadium twickenham 51.4559 -0.3415;Craven Cottage: 51.4749 -0.2217;Selhurst Park: 51.3983 -0.0855;Lord's Cricket Ground:lords ground 51.5294 -0.1727;" +
      'Olympic Park:queen elizabeth olympic park 51.5431 -0.0166;Greenwich Park: 51.4769 -0.0005;Richmond Park: 51.4420 -0.2750;' +
      'Westfield London:westfield white city,westfield shepherds bush 51.5075 -0.2212;Westfield Stratford City:westfield stratford 51.5434 -0.0067;Little Venice: 51.5213 -0.1836;Coal Drops Yard: 51.5355 -0.1256',
  ],
  [
    'Manchester',
    'Piccadilly Gardens: 53.4810 -2.2367;Northern Quarter:the northern quarter 53.4840 -2.2355;Chinatown:china town 53.4785 -2.2400;Gay Village:the gay village 53.4776 -2.2360;' +
      'Spinningfields: 53.4805 -2.2510;Castlefield: 53.4750 -2.2555;Etihad Stadium:the etihad 53.4831 -2.2004;Curry Mile:the curry mile 53.4560 -2.2255',
  ],
  [
    'Liverpool',
    'Albert Dock:royal albert dock,the albert dock 53.4003 -2.9931;Liverpool ONE: 53.4035 -2.9868;Sefton Park: 53.3803 -2.9370;Chinatown:china town 53.3985 -2.9765;Baltic Triangle:the baltic triangle 53.3955 -2.9825;' +
      'Georgian Quarter:the georgian quarter 53.4005 -2.9690;Ropewalks: 53.4020 -2.9785;Cavern Quarter: 53.4063 -2.9870;' +
      'Goodison Park: 53.4388 -2.9664;Hill Dickinson Stadium:everton stadium 53.4249 -3.0028',
  ],
  [
    'Birmingham',
    'Bullring:bull ring,the bullring 52.4777 -1.8940;Villa Park: 52.5092 -1.8848;Chinatown:china town 52.4745 -1.8965;Cannon Hill Park: 52.4530 -1.9030;Brindleyplace:brindley place 52.4780 -1.9130;' +
      'Gas Street Basin: 52.4772 -1.9085;Digbeth: 52.4755 -1.8840;Gay Village: 52.4735 -1.8960',
  ],
  [
    'Leeds',
    'Roundhay Park: 53.8385 -1.4990;Elland Road: 53.7778 -1.5721;Granary Wharf: 53.7935 -1.5480;Leeds Dock: 53.7905 -1.5310;' +
      'Kirkstall: 53.8155 -1.6010;Call Lane: 53.7950 -1.5405;Meanwood: 53.8290 -1.5660;Chapeltown Leeds:chapel town leeds 53.8170 -1.5270',
  ],
  [
    'Sheffield',
    'Sharrow Vale: 53.3655 -1.4950;Kelham Island: 53.3890 -1.4735;Bramall Lane: 53.3703 -1.4709;Endcliffe Park: 53.3690 -1.5030',
  ],
  [
    'Newcastle upon Tyne',
    'Eldon Square:intu eldon square 54.9744 -1.6155;Jesmond Dene: 54.9900 -1.5880;Ouseburn:the ouseburn 54.9745 -1.5920;Newcastle Quayside: 54.9690 -1.6040;Chinatown:china town 54.9722 -1.6200;' +
      'Grainger Town: 54.9725 -1.6150',
  ],
  ['Salford', 'MediaCityUK:mediacity,media city,media city uk,mediacity salford 53.4724 -2.2980'],
  ['Gloucester', 'Gloucester Quays: 51.8618 -2.2512'],
  ['Norwich', 'Norwich Lanes:the norwich lanes 52.6300 1.2920'],
  ['Gateshead', 'Gateshead Quays: 54.9680 -1.6010'],
  [
    'Nottingham',
    'Lace Market:the lace market 52.9515 -1.1430;Hockley:hockley village 52.9540 -1.1420;City Ground:the city ground 52.9400 -1.1328;Trent Bridge: 52.9369 -1.1322',
  ],
  [
    'Bristol',
    'Stokes Croft: 51.4625 -2.5895;Bristol Harbourside: 51.4495 -2.5985;Ashton Gate: 51.4400 -2.6203;Wapping Wharf: 51.4468 -2.5990;' +
      'Clifton Downs:the downs bristol,bristol downs,durdham down 51.4680 -2.6250;' +
      'Millennium Square Bristol:bristol millennium square 51.4503 -2.6002;' +
      'Old Market:old market bristol 51.4555 -2.5800',
  ],
  [
    'Brighton',
    'North Laine:the north laine,north laines 50.8265 -0.1395;The Lanes:brighton lanes,lanes brighton,the lanes brighton 50.8218 -0.1412;Amex Stadium: 50.8616 -0.0837;' +
      'Kemptown:kemp town 50.8190 -0.1230;Hanover Brighton: 50.8290 -0.1270;Seven Dials Brighton: 50.8295 -0.1480',
  ],
  [
    'Edinburgh',
    'The Shore:leith shore 55.9760 -3.1695;Grassmarket:the grassmarket 55.9475 -3.1960;Royal Mile:the royal mile 55.9505 -3.1855;Murrayfield Stadium: 55.9422 -3.2409;Holyrood Park: 55.9470 -3.1610;' +
      // Not the words alone: Swindon, Hastings and many others have an old town.
      'Edinburgh Old Town:old town edinburgh,old town of edinburgh,edinburghs old town 55.9490 -3.1925;' +
      'Edinburgh New Town:new town edinburgh,new town of edinburgh,edinburghs new town 55.9555 -3.1985;' +
      'Dean Village: 55.9520 -3.2175;Princes Street Gardens: 55.9500 -3.1990;' +
      'Edinburgh Meadows:the meadows edinburgh,meadows edinburgh 55.9410 -3.1915;' +
      'Stockbridge Edinburgh: 55.9585 -3.2090;Morningside: 55.9280 -3.2100;Bruntsfield: 55.9370 -3.2040;Portobello Edinburgh:portobello beach 55.9530 -3.1140;Tollcross: 55.9440 -3.2030;Marchmont: 55.9370 -3.1940;Corstorphine: 55.9425 -3.2820',
  ],
  [
    'Glasgow',
    'Silverburn:silverburn centre 55.8215 -4.3410;Merchant City:the merchant city 55.8590 -4.2450;West End:the west end 55.8745 -4.2930;Kelvingrove Park: 55.8690 -4.2830;Hampden Park: 55.8258 -4.2520;' +
      'Celtic Park: 55.8497 -4.2056;Ibrox Stadium:ibrox 55.8531 -4.3093;Finnieston: 55.8640 -4.2820;Barras Market:the barras,barras glasgow,the barras market 55.8552 -4.2360;' +
      'Byres Road: 55.8750 -4.2930;Dennistoun: 55.8590 -4.2110;Govan: 55.8615 -4.3130;Glasgow Southside:southside glasgow,glasgow south side,south side glasgow 55.8330 -4.2700;Pollokshields: 55.8400 -4.2770',
  ],
  [
    'Cardiff',
    'Bute Park: 51.4860 -3.1880;Principality Stadium:millennium stadium 51.4782 -3.1826;Roath Park: 51.5050 -3.1720;Mermaid Quay: 51.4635 -3.1635',
  ],
  [
    'Belfast',
    "Cathedral Quarter:the cathedral quarter 54.6025 -5.9270;Titanic Quarter:the titanic quarter 54.6080 -5.9070;Queen's Quarter: 54.5840 -5.9340;" +
      'Botanic Avenue:botanic belfast 54.5855 -5.9320',
  ],
  [
    'Plymouth',
    'Barbican:the barbican 50.3685 -4.1340;Royal William Yard: 50.3625 -4.1640;Plymouth Hoe:the hoe 50.3650 -4.1425',
  ],
  ['Southampton', "St Mary's Stadium: 50.9058 -1.3911"],
  ['Portsmouth', 'Gunwharf Quays:gunwharf 50.7955 -1.1065;Fratton Park: 50.7964 -1.0639'],
  ['Leicester', 'Golden Mile:golden mile leicester 52.6480 -1.1170;King Power Stadium: 52.6204 -1.1422'],
  ['Sunderland', 'Stadium of Light:the stadium of light 54.9146 -1.3884'],
  ['Halifax', 'Piece Hall:the piece hall 53.7223 -1.8570'],
  ['Dudley', 'Merry Hill:merry hill centre,merryhill 52.4815 -2.1120'],
  ['Oxford', 'Jericho: 51.7595 -1.2680;Iffley: 51.7290 -1.2370'],
  ['Cheltenham', 'Montpellier Cheltenham: 51.8950 -2.0830'],
  ['Coventry', 'Earlsdon: 52.3990 -1.5310'],
  [
    'Hull',
    'Hull Old Town:old town hull,hulls old town 53.7430 -0.3330;Fruit Market:hull fruit market,fruit market hull 53.7390 -0.3320',
  ],
  ['Dundee', 'Dundee West End:west end dundee 56.4570 -2.9900'],
  ['Aberdeen', 'Footdee:fittie 57.1425 -2.0710'],
  ['Exeter', 'Princesshay: 50.7245 -3.5285'],
];

/** So many people are thought to live in each: more than in a village of the name, fewer than in a town that is known by it. */
const PEOPLE = 45_000;
const PEOPLE_IN_LARGEST = 120_000;
/** Of Glasgow's West End: who says no town means London's. */
const PEOPLE_BEHIND_LARGEST = 1_000;
const LARGEST = 'London';

/** The quarters of these towns, as places to look in and round about. */
export function quartersOf(towns: readonly BookPlace[]): BookPlace[] {
  const home = towns.filter(({ countryCode }) => countryCode === 'GB');
  const inLargest = new Set(home.filter(({ isPart }) => isPart).flatMap(({ names }) => names));
  return placedByHand(ROWS, home).map((place) => {
    const isBehind = place.names.some((one) => inLargest.has(one));
    const isOfLargest = place.district === LARGEST;
    return { ...place, population: isOfLargest ? PEOPLE_IN_LARGEST : isBehind ? PEOPLE_BEHIND_LARGEST : PEOPLE };
  });
}

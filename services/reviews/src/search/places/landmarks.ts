import type { BookPlace } from '../understand/place-book';
import { CASTLES } from './castles';
import { GROUNDS } from './grounds';
import { placedByHand, type RowsOfTown } from './placed-by-hand';

/**
 * Landmarks that people ask to be near and that no source of ours lists, or lists elsewhere under the same name alone: a pub in Bridlington
 * is called Stirling Castle. As for quarters, the middle is good to some 300 m, says where to look, and nothing else is told of it.
 */
const ROWS: readonly RowsOfTown[] = [
  [
    'London',
    'Houses of Parliament:palace of westminster,the houses of parliament 51.4995 -0.1248;' +
      'Royal Albert Hall:the royal albert hall,albert hall 51.5009 -0.1774;' +
      "Sadler's Wells:sadlers wells theatre 51.5294 -0.1062;British Library:the british library 51.5300 -0.1277;" +
      'Victoria and Albert Museum:v and a,v and a museum,the v and a 51.4966 -0.1722;' +
      'London Zoo:zsl london zoo 51.5353 -0.1534;Hampton Court Palace: 51.4036 -0.3378;' +
      'The O2:o2 arena,the o2 arena,o2 london,the o2 london,o2 arena london,the o2 arena london 51.5030 0.0032;' +
      'Carnaby Street: 51.5130 -0.1390;' +
      'Globe Theatre:the globe theatre,globe theatre london,the globe theatre london 51.5081 -0.0972;' +
      'Old Vic:the old vic,old vic theatre,the old vic theatre 51.5022 -0.1096;Sky Garden:the sky garden 51.5113 -0.0836;Somerset House: 51.5111 -0.1171;' +
      'Chessington World of Adventures:chessington zoo 51.3475 -0.3140;' +
      'Royal Observatory:greenwich observatory,royal observatory greenwich 51.4769 -0.0005;' +
      'London School of Economics:lse 51.5144 -0.1165;' +
      'Wimbledon Tennis Club:all england club,wimbledon tennis 51.4344 -0.2140;Young Vic:the young vic 51.5032 -0.1076;' +
      'Wembley Arena:ovo arena wembley 51.5582 -0.2829;Hammersmith Apollo:eventim apollo 51.4909 -0.2246;' +
      'O2 Academy Brixton:brixton academy 51.4652 -0.1149',
  ],
  ['Windsor', 'Legoland Windsor:legoland 51.4636 -0.6509'],
  ['Grays', 'Lakeside Shopping Centre:lakeside thurrock,lakeside essex,intu lakeside 51.4880 0.2840'],
  [
    'Watford',
    'Warner Bros Studio Tour:harry potter studios,harry potter studio tour,warner bros studios 51.6905 -0.4180',
  ],
  ['Dunstable', 'Whipsnade Zoo:zsl whipsnade zoo 51.8480 -0.5440'],
  ['Durham', 'Durham Cathedral: 54.7734 -1.5763'],
  ['Ely', 'Ely Cathedral: 52.3986 0.2639'],
  ['Gloucester', 'Gloucester Cathedral: 51.8675 -2.2465'],
  ['Peterborough', 'Peterborough Cathedral: 52.5725 -0.2391'],
  ['St Albans', 'St Albans Cathedral: 51.7505 -0.3425'],
  ['Coventry', 'Coventry Cathedral: 52.4084 -1.5073;Coventry Building Society Arena:cbs arena 52.4481 -1.4956'],
  ['Truro', 'Truro Cathedral: 50.2641 -5.0510'],
  [
    'Penzance',
    "Land's End: 50.0657 -5.7132;St Michael's Mount: 50.1163 -5.4772;" +
      'Minack Theatre:the minack,minack 50.0408 -5.6510',
  ],
  ['St Austell', 'Eden Project:the eden project 50.3601 -4.7447'],
  ['Tintagel', 'Tintagel Castle: 50.6673 -4.7595'],
  ['Stirling', 'Stirling Castle: 56.1238 -3.9480;Wallace Monument:national wallace monument 56.1388 -3.9178'],
  [
    'Glasgow',
    'Glasgow Cathedral: 55.8629 -4.2345;OVO Hydro:the hydro,sse hydro,glasgow hydro 55.8602 -4.2854;' +
      'SEC Glasgow:sec armadillo,scottish event campus,secc 55.8607 -4.2872;' +
      'Queen Elizabeth University Hospital:qeuh,queen elizabeth hospital glasgow,queen elizabeth university hospital glasgow,southern general hospital 55.8625 -4.3390;' +
      'Glasgow Botanic Gardens: 55.8787 -4.2886',
  ],
  [
    'Edinburgh',
    "Arthur's Seat: 55.9441 -3.1618;Calton Hill: 55.9553 -3.1826;" +
      'Royal Botanic Garden Edinburgh:edinburgh botanic gardens,royal botanic gardens edinburgh 55.9652 -3.2090;' +
      'St James Quarter:st jamess quarter,st james centre edinburgh 55.9550 -3.1885;Edinburgh Zoo: 55.9424 -3.2690',
  ],
  ['Dundee', 'V&A Dundee:v and a,v and a dundee 56.4575 -2.9671'],
  ['Caernarfon', 'Caernarfon Castle: 53.1393 -4.2769'],
  ['Llanberis', 'Snowdon:yr wyddfa,mount snowdon 53.0685 -4.0763;Snowdon Mountain Railway: 53.1164 -4.1194'],
  ['Bakewell', 'Chatsworth House: 53.2270 -1.6110'],
  [
    'Leeds',
    'Royal Armouries:royal armouries museum,leeds armouries 53.7918 -1.5323;' +
      'First Direct Arena:leeds arena 53.8031 -1.5420;' +
      'Trinity Leeds:leeds trinity centre,trinity shopping centre 53.7967 -1.5450;Harewood House: 53.8968 -1.5270;' +
      'Leeds Grand Theatre:the grand leeds 53.8003 -1.5408',
  ],
  [
    'Sheffield',
    'Sheffield City Hall: 53.3803 -1.4737;Crucible Theatre:the crucible,sheffield crucible 53.3794 -1.4660;' +
      'Lyceum Theatre Sheffield:sheffield lyceum 53.3800 -1.4655;' +
      'Utilita Arena Sheffield:sheffield arena 53.4005 -1.4165;Sheffield Hallam University: 53.3790 -1.4657',
  ],
  [
    'Manchester',
    'AO Arena:manchester arena,the ao arena 53.4882 -2.2440;Co-op Live:coop live,co op live arena 53.4856 -2.2003;' +
      'Bridgewater Hall:the bridgewater hall 53.4755 -2.2455;' +
      'Royal Exchange Theatre:royal exchange manchester,royal exchange theatre manchester 53.4826 -2.2446',
  ],
  ['Salford', 'The Lowry:lowry,lowry theatre,the lowry theatre,lowry salford,the lowry salford 53.4709 -2.2964'],
  [
    'Liverpool',
    'Anfield Stadium:anfield ground,anfield football ground,liverpool fc stadium,liverpool football ground 53.4308 -2.9608;M&S Bank Arena:liverpool arena,echo arena,m and s arena 53.3973 -2.9913',
  ],
  [
    'Birmingham',
    'Utilita Arena Birmingham:arena birmingham,barclaycard arena 52.4797 -1.9142;' +
      'ICC Birmingham:birmingham icc,symphony hall,symphony hall birmingham 52.4787 -1.9100;' +
      'Cadbury World: 52.4296 -1.9336',
  ],
  [
    'Nottingham',
    'Motorpoint Arena Nottingham:nottingham arena 52.9535 -1.1391;Wollaton Hall:wollaton park 52.9480 -1.2096',
  ],
  [
    'Bristol',
    'Clifton Suspension Bridge:bristol suspension bridge 51.4549 -2.6280;Bristol Old Vic: 51.4520 -2.5940;' +
      'Bristol Beacon:colston hall 51.4552 -2.5977;Cabot Tower:cabot tower bristol,brandon hill bristol 51.4542 -2.6067;' +
      'Watershed Bristol:bristol watershed,the watershed bristol 51.4510 -2.5985',
  ],
  [
    'Gateshead',
    'Angel of the North:the angel of the north 54.9141 -1.5895;' +
      'Baltic Centre for Contemporary Art:baltic gateshead,gateshead baltic,the baltic gateshead,baltic arts centre,baltic centre 54.9690 -1.5987;' +
      'The Glasshouse:glasshouse gateshead,glasshouse international centre for music 54.9677 -1.6026',
  ],
  [
    'Stratford-upon-Avon',
    'Royal Shakespeare Theatre:royal shakespeare theatre stratford,shakespeare theatre stratford,rsc,rsc stratford,rsc theatre,royal shakespeare company 52.1907 -1.7037',
  ],
  ['Bournemouth', 'Bournemouth International Centre:bournemouth bic 50.7175 -1.8780'],
  ['Brighton', 'Brighton Centre:the brighton centre 50.8214 -0.1467'],
  ['Doncaster', 'Doncaster Racecourse: 53.5190 -1.1030'],
  ['Great Yarmouth', 'Great Yarmouth Pier:britannia pier 52.6079 1.7385'],
  ['Robertsbridge', 'Bodiam Castle: 51.0021 0.5436'],
  ['Warminster', 'Longleat:longleat safari park 51.1875 -2.2755'],
  ['Lichfield', 'National Memorial Arboretum:the national memorial arboretum 52.7280 -1.7320'],
  ['Falkirk', 'The Kelpies:kelpies,kelpies falkirk 56.0190 -3.7553;Falkirk Wheel:the falkirk wheel 56.0003 -3.8417'],
  ['Dover', 'White Cliffs of Dover:white cliffs,the white cliffs,the white cliffs of dover 51.1336 1.3370'],
  ['Wareham', 'Durdle Door: 50.6213 -2.2767;Lulworth Cove: 50.6195 -2.2475'],
  [
    'Eastbourne',
    'Beachy Head: 50.7372 0.2475;Seven Sisters Cliffs:seven sisters country park,the seven sisters cliffs 50.7560 0.1650',
  ],
  ['Bradford', 'Salts Mill: 53.8391 -1.7905'],
  ['Castleton', 'Mam Tor: 53.3491 -1.8096;Peak Cavern:peak cavern castleton 53.3405 -1.7776'],
  ['Ashbourne', 'Dovedale:dovedale stepping stones 53.0597 -1.7757'],
  ['Skipton', 'Malham Cove: 54.0728 -2.1578'],
  ['Mere', 'Stourhead:stourhead gardens 51.1054 -2.3188'],
  ['Tynemouth', 'Tynemouth Castle:tynemouth priory,tynemouth priory and castle 55.0176 -1.4189'],
  [
    'Belfast',
    'Stormont:parliament buildings stormont,stormont estate,stormont castle 54.6049 -5.8321;' +
      'Belfast Botanic Gardens:botanic gardens belfast 54.5825 -5.9350',
  ],
  ['Llangollen', 'Pontcysyllte Aqueduct:pontcysyllte 52.9705 -3.0878'],
  ['Hull', 'The Deep:deep hull,the deep hull,the deep aquarium 53.7387 -0.3305'],
  ['Macclesfield', 'Jodrell Bank:jodrell bank observatory,jodrell bank centre 53.2341 -2.3066'],
  ['Helston', 'Lizard Point:the lizard 49.9590 -5.2065'],
  ['Glastonbury', 'Glastonbury Tor:the tor glastonbury 51.1444 -2.6986'],
  ['Weymouth', 'Chesil Beach:fleet and chesil 50.6160 -2.5440;Portland Bill:portland bill lighthouse 50.5143 -2.4565'],
  ['Wareham', 'Monkey World: 50.6966 -2.2167'],
  ['Poole', 'Brownsea Island:brownsea 50.6900 -1.9590'],
  [
    'Portsmouth',
    'HMS Victory:hms victory portsmouth 50.8018 -1.1098;Portsmouth Historic Dockyard:historic dockyard portsmouth,portsmouth dockyard 50.8010 -1.1085;Spinnaker Tower:the spinnaker tower 50.7956 -1.1086',
  ],
  ['Romsey', 'Peppa Pig World:paultons park,paultons 50.9487 -1.5520'],
  ['Chichester', 'Goodwood:goodwood racecourse,goodwood motor circuit,goodwood house 50.8725 -0.7380'],
  ['Brighton', 'i360:brighton i360 50.8213 -0.1507'],
  ['Bexhill-on-Sea', 'De La Warr Pavilion:de la warr,de la warr pavillion 50.8376 0.4730'],
  ['Hastings', 'Hastings Pier: 50.8515 0.5727'],
  ['Margate', 'Dreamland:dreamland margate 51.3877 1.3776'],
  ['Southend-on-Sea', 'Southend Pier:pier southend 51.5340 0.7165'],
  ['Colchester', 'Colchester Zoo: 51.8629 0.8330'],
  ['Beaconsfield', 'Bekonscot:bekonscot model village 51.6130 -0.6435'],
  ['Oxford', 'Radcliffe Camera: 51.7534 -1.2540'],
  [
    'Solihull',
    'NEC:nec birmingham,the nec,the nec birmingham,national exhibition centre,birmingham nec 52.4530 -1.7190;Resorts World Arena:bp pulse arena,resorts world birmingham 52.4490 -1.7155',
  ],
  ['Newark on Trent', 'Rufford Abbey:rufford abbey country park 53.1770 -1.0340'],
  ['Skegness', 'Skegness Pier: 53.1437 0.3475'],
  ['Matlock', 'Heights of Abraham:the heights of abraham 53.1240 -1.5650'],
  ['Stoke-on-Trent', 'Trentham Gardens:trentham estate,trentham monkey forest 52.9650 -2.1990'],
  ['Chester', 'Chester Cathedral: 53.1917 -2.8905;Chester Racecourse:roodee 53.1870 -2.9010'],
  ['Southport', 'Southport Pier: 53.6560 -3.0160'],
  ['Ormskirk', 'Martin Mere:martin mere wetland centre,wwt martin mere 53.6240 -2.8680'],
  [
    'Blackpool',
    'Blackpool Tower:the blackpool tower 53.8159 -3.0553;Blackpool North Pier:north pier blackpool 53.8195 -3.0600;Winter Gardens Blackpool:blackpool winter gardens 53.8172 -3.0507',
  ],
  ['Manchester', 'John Rylands Library:the john rylands library 53.4803 -2.2487'],
  [
    'Ambleside',
    'Hill Top:beatrix potter house,hill top house 54.3520 -2.9700;Brockhole:brockhole on windermere 54.4010 -2.9410;Tarn Hows: 54.3880 -3.0400',
  ],
  ['Keswick', 'Castlerigg:castlerigg stone circle 54.6030 -3.0984'],
  ['York', 'Shambles:the shambles,the shambles york,shambles york 53.9595 -1.0800'],
  ['Scarborough', 'Scarborough Castle: 54.2873 -0.3883'],
  ['Newcastle upon Tyne', 'Tyne Bridge:the tyne bridge 54.9680 -1.6062'],
  ['Alnwick', 'Alnwick Garden:the alnwick garden 55.4153 -1.7010'],
  ['Seahouses', 'Farne Islands:the farne islands 55.6200 -1.6550'],
  ['Callander', 'Loch Katrine: 56.2350 -4.4280'],
  ['Glenfinnan', 'Glenfinnan Viaduct: 56.8763 -5.4320'],
  ['Portree', 'Fairy Pools:the fairy pools 57.2500 -6.2570;Old Man of Storr:the storr 57.5075 -6.1790'],
  ['Aviemore', 'Cairngorm Mountain:cairngorm,cairngorm mountain railway,cairngorm ski 57.1340 -3.6700'],
  ['Melrose', 'Melrose Abbey: 55.5990 -2.7180'],
  ['Chepstow', 'Tintern Abbey: 51.6970 -2.6770'],
  ['Aberystwyth', 'Aberystwyth Pier: 52.4150 -4.0890'],
  ['Bethesda', 'Zip World:zip world velocity,zip world penrhyn 53.1790 -4.0630'],
  ['Llandudno', 'Llandudno Pier: 53.3310 -3.8250;Bodnant Garden:bodnant gardens,bodnant 53.2330 -3.8010'],
  ['Holyhead', 'South Stack:south stack lighthouse 53.3040 -4.6900'],
  ['Beaumaris', 'Beaumaris Castle: 53.2648 -4.0897'],
  ['Portrush', 'Dunluce Castle: 55.2110 -6.5790'],
  ['Belfast', 'Crumlin Road Gaol: 54.6095 -5.9420'],
  ['Londonderry County Borough', 'Derry Walls:derrys walls,derry city walls 54.9948 -7.3226'],
  ['Windsor', 'Legoland:legoland windsor 51.4637 -0.6512'],
  ['Staines', 'Thorpe Park: 51.4055 -0.5135'],
  ['Tamworth', 'Drayton Manor:drayton manor park 52.6110 -1.7140'],
  ['Uttoxeter', 'Alton Towers:alton towers resort 52.9880 -1.8890'],
  ['Malton', 'Flamingo Land:flamingoland 54.2080 -0.8080'],
  ['Alresford', 'Watercress Line: 51.0880 -1.1600'],
  ['St Austell', 'Lost Gardens of Heligan:heligan,heligan gardens 50.2830 -4.8110'],
  ['Amesbury', 'Stonehenge: 51.1789 -1.8262'],
  ['Ripon', 'Fountains Abbey:studley royal 54.1100 -1.5820'],
  ['Whitby', 'Whitby Abbey: 54.4882 -0.6071'],
  [
    'Bushmills',
    "Giant's Causeway:the giants causeway 55.2330 -6.5160;Carrick-a-Rede:carrick a rede rope bridge 55.2390 -6.3330",
  ],
  ['Halifax', 'Eureka Halifax:eureka museum 53.7206 -1.8537'],
];

/** As many as live in a small town: more than in a village of the name, fewer than in a town that is known by it. */
const PEOPLE = 20_000;
const PEOPLE_IN_LARGEST = 30_000;
const LARGEST = 'London';

/** Landmarks of these towns, as places to look near. */
export function landmarksOf(towns: readonly BookPlace[]): BookPlace[] {
  const home = towns.filter(({ countryCode }) => countryCode === 'GB');
  return placedByHand([...ROWS, ...CASTLES, ...GROUNDS], home).map((place) => ({
    ...place,
    isLandmark: true,
    population: place.district === LARGEST ? PEOPLE_IN_LARGEST : PEOPLE,
  }));
}

// Written by `npm run remote-islands` from scripts/remote-islands/designated-islands.ts; not by hand.

const MUNICIPALITIES = `
13大島町 13利島村 13新島村 13神津島村 13三宅村 13御蔵島村 13八丈町 13青ヶ島村 13小笠原村 15佐渡市 15粟島浦村 32海士町 32西ノ島町 32知夫村 32隠岐の島町 34大崎上島町
37土庄町 37小豆島町 37直島町 38上島町 42対馬市 42壱岐市 42五島市 42小値賀町 42新上五島町 44姫島村 46西之表市 46奄美市 46三島村 46十島村 46中種子町 46南種子町 46屋久島町
46大和村 46宇検村 46瀬戸内町 46龍郷町 46喜界町 46徳之島町 46天城町 46伊仙町 46和泊町 46知名町 46与論町
`;

/** Municipalities on remote islands as a whole: the number of the prefecture and the name, without a district (郡). */
export const REMOTE_ISLAND_MUNICIPALITIES: readonly string[] = MUNICIPALITIES.trim().split(/\s+/);

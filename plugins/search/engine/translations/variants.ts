/** Characters of traditional Chinese, each before the simplified one. */
const PAIRS =
  '價价區区間间協协議议費费權权幣币閃闪電电貸贷損损動动預预機机無无續续數数點点換换買买賣卖創创鏈链設设獲获試试測测轉转報报錯错誤误計计範范圍围選选擇择擊击護护夾夹單单現现級级許许證证調调讀读開开發发簽签題题錢钱倉仓頭头標标歷历約约資资敗败麼么樣样個个領领減减遷迁環环屬属變变對对處处圖图總总認认應应觸触態态異异達达執执補补撥拨誰谁與与將将長长網网絡络雜杂庫库爲为為为質质獎奖勵励參参輸输齊齐實实顯显檢检訂订儲储稅税過过會会額额餘余時时鎖锁滙汇匯汇節节導导構构結结組组類类編编寫写線线連连給给還还論论義义詞词術术積积條条斷断顏颜惡恶據据畫画';

export const VARIANTS: ReadonlyMap<string, string> = new Map(
  (PAIRS.match(/../gu) ?? []).map(([traditional = '', simplified = '']) => [
    traditional,
    simplified,
  ]),
);

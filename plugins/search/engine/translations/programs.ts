// cspell:disable
import type {Translated} from './translated';

/** What programs and their texts are made of. */
export const PROGRAMS: readonly Translated[] = [
  ['address', 'direccion endereco адрес 地址 アドレス 주소 adres dia_chi alamat indirizz'],
  [
    'amount',
    'cantidad quantidade montant betrag menge. mengen. количеств сумм 数量 金额 수량 miktar so_luong jumlah importo quantita кільк kwot ilosc',
  ],
  ['balance', 'saldo solde guthaben kontostand баланс 余额 残高 잔액 bakiye so_du'],
  ['block', 'bloque bloc блок 区块 ブロック 블록'],
  ['callback', 'ruckruf колбэк 回调 コールバック 콜백'],
  ['contract', 'contrat vertrag контракт 合约 契約 コントラクト 계약 kontra sozlesme hop_dong'],
  ['data', 'dados donnees daten данные данных 数据 データ 데이터 дані'],
  [
    'deadline expired',
    'plazo prazo vencid expir delai abgelaufen ablauf срок истек 过期 截止 期限 마감 만료 scaden scadut wygas het_han tenggat',
  ],
  [
    'decimals',
    'decima dezimal десятичн 小数 精度 소수 ondalik thap_phan desimal десятков dziesietn децимал nachkomma 位数',
  ],
  [
    'difference',
    'diferenc unterschied разниц отлич 区别 差异 違い 차이 fark khac_nhau su_khac perbeda differenz різниц відмінн roznic 不同',
  ],
  ['documentation', 'documentac dokumentat документац 文档 文書 ドキュメント 문서'],
  [
    'error',
    'erro erreur fehler ошибк 报错 出错 エラー 오류 에러 hata loi galat kesalahan помилк blad. bledy bledow',
  ],
  ['event', 'evento evenement ereignis событи 事件 イベント 이벤트'],
  ['exact', 'exat genau точн 精确 正確 정확 esatt dokladn'],
  [
    'example',
    'ejemplo exemplo exemple beispiel пример 示例 范例 サンプル 例 예제 ornek vi_du contoh esempi приклад przyklad',
  ],
  ['exist', '存在'],
  ['factory', 'fabrica fabrique fabrik фабрик 工厂 ファクトリ 팩토리'],
  [
    'failed revert',
    'falla fallo falhou falha echoue echec fehlgeschlagen fehlschl неудач провал 失败 실패 fallid fallit basarisiz that_bai gagal невдал niepowodz nieudan откат упала 回滚',
  ],
  [
    'function',
    'funcion funcao fonction funktion функци 函数 関数 함수 funzion fonksiyon fungsi функці funkcj',
  ],
  ['gas', 'газ 燃料 ガス 가스 gaz'],
  [
    'history',
    'verlauf geschichte истори 历史 履歴 기록 gecmis lich_su riwayat storic істор histori',
  ],
  ['insufficient', 'insuficient insuffisan unzureichend 不足 부족 yetersiz khong_du niewystarcz'],
  ['minimum', 'minim миним 最小 最低 최소 мінім'],
  ['maximum', 'maxim 最大 最高 최대 massim maksim максим'],
  ['native', 'nativ нативн 原生 ネイティブ 네이티브'],
  [
    'network',
    'netzwerk reseau сеть сети 链 ネットワーク チェーン 네트워크 체인 cadena cadeia chaine kette zincir rantai мереж jaringan',
  ],
  [
    'owner',
    'propietari proprietari dueno eigentumer besitzer gehort. chu_so_huu владел 所有者 拥有者 소유자 власник sahib. wlascic pemilik',
  ],
  ['path', 'camino caminho chemin pfad 路径 パス 경로'],
  ['permission', 'permis berechtigung разрешен 权限 権限 권한'],
  [
    'security',
    'segurid securite 安全 セキュリティ 보안 sicurezz guvenli bao_mat an_toan keamanan безпек bezpiecz',
  ],
  ['subgraph', 'subgrafo subgraphe сабграф 子图 サブグラフ 서브그래프 субграф'],
  [
    'transaction',
    'transac transak 事务 トランザクション 트랜잭션 거래 islem giao_dich transazion транзакц',
  ],
  ['user', 'usuari utilisateur benutzer nutzer пользовател 用户 ユーザー 사용자'],
  ['version', 'versao верси 版本 バージョン 버전'],
  [
    'wallet',
    'carter billeter monedero portefeuille geldborse brieftasche кошел 钱包 ウォレット 지갑 cuzdan dompet portafogl гаман portfel',
  ],
  [
    'why',
    'pourquoi warum почему 为什么 なぜ 왜 por_que чому neden tai_sao kenapa mengapa perche. dlaczego',
  ],
  ['code', 'codigo codice код 代码 コード 코드 kod kode'],
  ['current', 'actuel aktuell текущ поточн 当前 現在 현재 mevcut hien_tai saat_ini attual'],
  ['fork', '分叉 フォーク 포크 форк bifurc'],
  ['key', 'clave chave cle schlussel ключ 密钥 キー 키 anahtar kunci chiav klucz'],
  ['license', 'licenc licens lizenz лицензи ліценз 许可证 ライセンス 라이선스 lisans lisensi'],
  [
    'local',
    'локальн 本地 ローカル 로컬 yerel lokal localment minha_maquina mi_maquina ma_machine eigenen_rechner mia_macchina моей_машине',
  ],
  ['mainnet', '主网 メインネット 메인넷'],
  ['transaction failed revert', '交易失败 交易报错 交易出错 取引が失敗'],
  [
    'what is',
    '什么是 是什么 とは 무엇 que_es o_que_e est-ce_que was_ist cos_e nedir la_gi apa_itu apa_arti co_to_jest что_такое що_таке',
  ],
];

import type {FieldId} from './activationFields';

/**
 * Words of other display languages that the tools look for in pasted text.
 *
 * How to add one: write words as Windows in that language prints them, labels and statuses in lower case, say in
 * `source` where they were seen, and add a text that has them to `tests/unit/data/languages.test.ts`. Your own
 * translation isn't a source: a wrong word for a status would be a wrong answer. A language with `labels` and without
 * `statuses` is only recognized, and the visitor is asked for the CIM query.
 */
export interface Language {
  /** English name of the language. */
  language: string;
  /** Labels of slmgr.vbs. */
  labels?: Readonly<Record<string, FieldId>>;
  /** What follows the label of the status. */
  statuses?: Readonly<Record<string, 0 | 1 | 2 | 3 | 4 | 5 | 6>>;
  /** How the answer of `/xpr` begins if it has a date. */
  sentences?: readonly {
    text: string;
    status: 0 | 1 | 2 | 3 | 4 | 5 | 6;
    channel?: 'kms-client';
  }[];
  /**
   * Words of the sentences about activation, in lower case, or their beginnings. Only a sentence of these words gets a
   * verdict: any other can turn it round, as "if" and "must be" do.
   */
  states?: {
    /** As in "is activated" and "has been activated". */
    activated: readonly string[];
    /** As in "to activate Windows", which Windows asks for where it is not activated. */
    activate: readonly string[];
    /** As in "is not", "cannot" and "failed". */
    negation: readonly string[];
    /** All other words of these sentences, whole: articles, "is", "license", "your account". */
    others: string;
    /** Words that leave a state open, unless a negation is beside them: "can", "be", "because". */
    beside?: string;
    /** How Windows asks to be activated, which it does only where it is not. */
    requests?: readonly string[];
    /** As in the answer of `/xpr`. */
    permanent?: readonly string[];
  };
  /** How the words for "current" and "target" begin in labels of DISM. */
  editionLabels?: {current?: readonly string[]; target?: readonly string[]};
  /** What systeminfo prints after "Windows 10" or "Windows 11", if it is not the English name of the edition. */
  editionNames?: Readonly<Record<string, string>>;
  /** What people write between two editions, in a language without spaces. */
  editionMoves?: readonly string[];
  /** Words for "error" and "code" before a number. */
  errorWords?: readonly string[];
  /**
   * Where the words of reports were seen. Most words of `states` are the usual ones of the language, seen in Settings by
   * those who quote it, so they count only in a sentence about Windows, or below the name of a product.
   */
  source?: string;
}

/** "Digital", as in "digital license", in every language that has `states`. */
export const digitalWord =
  /digital|numéri|цифров|数字|數位|デジタル|디지털|dijital|cyfrow/;

/** "Organization", in every language that has `states`. */
export const organizationWord =
  /organi[sz]a|организац|组织|組織|조직|kuruluş|organizac/;

/** "Microsoft", as in "linked to your Microsoft account". */
export const microsoftWord = /microsoft|майкрософт/;

/** How words for activation begin in languages that are not below. No word of English does. */
export const otherActivation =
  /(?<!\p{L})(?:akt[iy][vf]|diaktif|activat(?!\p{L})|kích hoạt|актив[ио]|ενεργοποι|תפעיל|הופעל|مفع|تنشيط|تفعيل|सक्रिय|เปิดใช้งาน)/u;

export const languages: readonly Language[] = [
  {
    language: 'German',
    labels: {
      beschreibung: 'description',
      lizenzstatus: 'status',
      benachrichtigungsgrund: 'reason',
      'product key-kanal': 'channel',
      'teil-product key': 'partialKey',
      'verbleibende windows rearm-anzahl': 'windowsRearms',
      'aktivierungs-id': 'private',
      'aktuelle edition': 'edition',
    },
    statuses: {lizenziert: 1, benachrichtigung: 5},
    sentences: [
      {text: 'windows befindet sich im benachrichtigungsmodus', status: 5},
    ],
    states: {
      activated: ['aktiviert'],
      activate: ['aktivieren'],
      negation: ['nicht', 'kein', 'keine'],
      others:
        'auf bei das dem den der des die dieser diesem dieses ein eine einem einer eines gerät hilfe ihr ihre ihrem ihres ihrer ist computer konto kopie lizenz mit mithilfe pc product key produkt verknüpft von wurde erfolgreich aktivierungsdienst aktivierungsdiensts aktivierungsdienstes',
      beside:
        'da gültige gültigen haben herstellen kann können konnte keinen oder sie um verbindung werden wir zu aktivierungsserver aktivierungsservern',
      requests: ['zu den einstellungen, um windows zu aktivieren'],
      permanent: ['dauerhaft'],
    },
    editionLabels: {current: ['aktuel'], target: ['ziel']},
    errorWords: ['fehler', 'fehlercode'],
    source:
      'Public monitoring scripts that read slmgr.vbs and DISM on German Windows',
  },
  {
    language: 'Spanish',
    labels: {
      nombre: 'name',
      descripción: 'description',
      'estado de la licencia': 'status',
      'estado de licencia': 'status',
      'razón de la notificación': 'reason',
      'canal de clave de producto': 'channel',
      'clave de producto parcial': 'partialKey',
      'recuento de rearmado de windows restante': 'windowsRearms',
      'recuento de rearmados de sku restantes': 'skuRearms',
      'hora de confianza': 'trustedTime',
      'id. de activación': 'private',
      'id. de aplicación': 'private',
      'id. de instalación': 'private',
      'pid extendido': 'private',
      'versión del servicio de licencias de software': 'serviceVersion',
    },
    statuses: {'con licencia': 1},
    sentences: [{text: 'windows está en modo de notificación', status: 5}],
    states: {
      activated: ['activado', 'activada', 'se activó'],
      activate: ['activar'],
      negation: ['no ', 'imposible'],
      others:
        'a con cuenta de del dispositivo el en equipo está este esta la las licencia los máquina mediante producto servicio correctamente su tu una un usando vinculada activación',
      beside:
        'clave conectar o podemos porque pudo puede se servidor tiene válida',
      requests: ['configuración para activar windows'],
      permanent: ['permanente'],
    },
    editionLabels: {current: ['actual'], target: ['destin']},
    errorWords: ['código', 'codigo'],
    source:
      'A public script that maps every line of slmgr.vbs /dlv on Spanish Windows; public guides quote Settings',
  },
  {
    language: 'Russian',
    labels: {
      имя: 'name',
      описание: 'description',
      'состояние лицензии': 'status',
      'частичный ключ продукта': 'partialKey',
    },
    statuses: {
      'имеет лицензию': 1,
      'не имеет лицензии': 0,
    },
    sentences: [
      {
        text: 'срок истечения многопользовательской активации',
        status: 1,
        channel: 'kms-client',
      },
      {text: 'срок истечения активации по времени', status: 1},
      {text: 'срок окончания начального льготного периода', status: 2},
      {text: 'срок окончания дополнительного льготного периода', status: 3},
      {
        text: 'срок окончания льготного периода для неподлинной версии',
        status: 4,
      },
      {text: 'срок окончания расширенного льготного периода', status: 6},
      {text: 'windows находится в режиме уведомления', status: 5},
    ],
    states: {
      activated: [
        'активация windows выполнена',
        'активирована',
        'активирован',
        'активация выполнена',
        'активация прошла успешно',
      ],
      activate: ['активировать', 'активация windows'],
      negation: ['не '],
      others:
        'к компьютер лицензии лицензией вашей вашего учетной записи записью записи с помощью на этом устройстве служба службы организации система продукт продукта привязанной связанной успешно',
      beside:
        'быть может нам нас нет потому так как что удалось удается у вас действительной лицензии ключа',
      requests: ['чтобы активировать windows, перейдите'],
      permanent: ['постоянн'],
    },
    editionLabels: {current: ['текущ'], target: ['целев']},
    editionNames: {Домашняя: 'Home'},
    errorWords: ['ошибка', 'ошибки', 'код'],
    source:
      'Public scripts for Russian Windows: an activation check and a security report',
  },
  {
    language: 'Chinese',
    labels: {
      名称: 'name',
      描述: 'description',
      许可证状态: 'status',
      授權狀態: 'status',
      产品密钥通道: 'channel',
      部分产品密钥: 'partialKey',
      '剩余 windows 重置计数': 'windowsRearms',
      '剩余 sku 重置计数': 'skuRearms',
      信任时间: 'trustedTime',
      '来自 dns 的 kms 计算机名称': 'kmsHostFromDns',
      'kms 计算机 ip 地址': 'kmsAddress',
      '激活 id': 'private',
      '应用程序 id': 'private',
      '扩展 pid': 'private',
      '安装 id': 'private',
      '客户端计算机 id (cmid)': 'private',
      软件授权服务版本: 'serviceVersion',
      软件授权服务器版本: 'serviceVersion',
      许可证说明: 'description',
      剩余期限: 'minutes',
      错误代码: 'errorCode',
      错误信息: 'ignored',
      产品密钥的最后五个字符: 'partialKey',
    },
    statuses: {已授权: 1, 已许可: 1, 未授权: 0, 未许可: 0, 通知: 5},
    sentences: [
      {text: '批量激活将于', status: 1, channel: 'kms-client'},
      {text: 'windows处于通知模式', status: 5},
      {text: 'windows 处于通知模式', status: 5},
    ],
    states: {
      activated: [
        '已激活',
        '激活了',
        '已永久激活',
        '已永久啟用',
        '已啟用',
        '已使用数字许可证',
        '已使用与 microsoft',
        '已使用与microsoft',
        '已使用你的组织',
        '已通过所在组织',
        '使用你组织的激活服务激活',
        '使用你的组织的激活服务激活',
        '使用您组织的激活服务激活',
      ],
      activate: ['激活 windows', '啟用 windows', '激活windows', '激活', '啟用'],
      negation: ['未', '无法', '無法', '没有', '尚', '失败', '失敗'],
      others:
        '此 状态 狀態 这台 您 你 的 所在 系统 显示 机器 计算机 电脑 设备 产品 帐户 账户 关联 许可证 服务器 服务 通过 使用 与 在 上 成功地 成功 已 批量 版本 版 专业 家庭 企业 教育 工作站 電腦 裝置 帳戶 授權 伺服器',
      beside: '因为 我们 有效 产品密钥 密钥 连接 到 或 和 在此',
      requests: [
        '转到"设置"以激活 windows',
        '转到"设置"以激活windows',
        '移至"設定"以啟用 windows',
      ],
      permanent: ['永久'],
    },
    editionLabels: {current: ['当前', '目前'], target: ['目标', '目標']},
    editionNames: {
      家庭中文版: 'Home China',
      家庭版: 'Home',
      专业版: 'Pro',
      '企业版 LTSC': 'Enterprise LTSC',
      企业版: 'Enterprise',
      教育版: 'Education',
    },
    editionMoves: [
      '升级为',
      '升级到',
      '升成',
      '改为',
      '改成',
      '换成',
      '到',
      '转',
    ],
    errorWords: ['错误', '错误码', '代码', '錯誤', '錯誤碼', '代碼'],
    source:
      'Reports of slmgr.vbs /dlv and /xpr and the Settings page of simplified Chinese Windows, and reports of a tool for Office, in public posts',
  },
  {
    language: 'Korean',
    labels: {
      이름: 'name',
      설명: 'description',
      '라이선스 상태': 'status',
      '제품 키 채널': 'channel',
      '부분 제품 키': 'partialKey',
      '정품 인증 id': 'private',
      '남은 windows 라이선스 초기화 횟수': 'windowsRearms',
    },
    statuses: {'사용 허가됨': 1},
    states: {
      activated: ['활성화됨', '활성화했', '인증되었', '인증됨'],
      activate: ['정품 인증'],
      negation: ['않', '없', '못'],
      others:
        '이 가 은 는 를 을 로 이제 귀하의 사용자의 조직의 조직 장치 디바이스 컴퓨터 제품 계정 계정에 연결된 라이선스로 라이선스 서비스를 서비스 사용하여 사용 하여',
      beside: '할 수 지 되지 에서 습니다',
      requests: [
        '설정]으로 이동하여 windows를 정품 인증합니다',
        '설정으로 이동하여 windows를 정품 인증합니다',
      ],
      permanent: ['영구'],
    },
    editionLabels: {current: ['현재'], target: ['대상']},
    errorWords: ['오류', '코드'],
    source:
      'A public tool that reads slmgr.vbs /dlv on Korean Windows, and a public post',
  },
  {
    language: 'Japanese',
    labels: {
      ライセンスの状態: 'status',
      説明: 'description',
      '残りの windows 猶予期限リセット可能回数': 'windowsRearms',
    },
    statuses: {ライセンスされています: 1},
    states: {
      activated: ['認証されて', '認証されました', '認証は完了'],
      activate: ['認証を行', '認証し'],
      negation: ['ません', 'できない', 'ない'],
      others:
        'この は が を の に で と お使い 使い コンピューター コンピュータ デバイス 製品 正常に ライセンス 認証 アカウント 関連付けられた リンクされた 組織 サービス 使用して 使って よって い ます ました されて されました しています 永続的 よう',
      beside: 'でき',
      requests: ['設定を開き、windows のライセンス認証を行って'],
      permanent: ['ライセンス認証は完了'],
    },
    editionLabels: {current: ['現在'], target: ['対象', 'ターゲット']},
    errorWords: ['エラー', 'コード'],
    source:
      'Public scripts for Japanese Windows; articles of softantenna.com, news.mynavi.jp and paso-kake.com',
  },
  {
    language: 'Portuguese',
    labels: {
      'status da licença': 'status',
      'estado da licença': 'status',
      descrição: 'description',
    },
    statuses: {licenciado: 1},
    states: {
      activated: ['ativado', 'ativada', 'activado com'],
      activate: ['ativar'],
      negation: ['não '],
      others:
        'a ao à as com conta computador da de do dispositivo e está este esta foi licença máquina na no o os organização produto seu sua sucesso êxito serviço uma um vinculada usando utilizando através ativação ligada',
      beside: 'chave ou pode podemos porque possível ser válida tem',
      requests: [
        'definições para ativar o windows',
        'configurações para ativar o windows',
      ],
      permanent: ['permanentemente'],
    },
    editionLabels: {current: ['atual'], target: ['alvo', 'destin']},
    errorWords: ['código', 'codigo'],
    source:
      'A public script for Windows in Portuguese; public guides quote Settings',
  },
  {
    language: 'Italian',
    labels: {'stato licenza': 'status', 'stato della licenza': 'status'},
    states: {
      activated: ['attivato', 'attivazione prodotto completata'],
      activate: ['attivare', 'attiva windows'],
      negation: ['non ', 'impossibile'],
      others:
        'a al account alla con computer collegata del della di dispositivo è il in la le licenza organizzazione prodotto questa questo servizio stato tuo tua un una utilizzando usando attivazione pc',
      beside: 'chiave connettersi non perché può possibile si una valida o',
      requests: ['impostazioni per attivare windows'],
      permanent: ['definitivamente'],
    },
    editionLabels: {current: ['attual'], target: ['destin']},
    errorWords: ['errore', 'codice'],
    source: 'The answer of slmgr.vbs -xpr in an article of ilsoftware.it',
  },
  {
    language: 'Turkish',
    labels: {
      'lisans durumu': 'status',
      'ürün anahtarı kanalı': 'channel',
      'kms makinesi adı': 'kmsHostFromDns',
      'kms makinesi ip adresi': 'kmsAddress',
    },
    statuses: {lisanslı: 1},
    states: {
      activated: ['etkinleştirildi'],
      activate: ['etkinleştir'],
      negation: ['etkinleştirilmedi', 'emiyor', 'değil'],
      others:
        'bu bilgisayar makine bir cihaz cihazda etkin hesabınıza hesabı bağlı lisans lisansla ile kullanılarak kuruluşunuzun hizmeti ürün başarıyla olarak',
      beside: 'çünkü için',
      requests: ["windows'u etkinleştirmek için ayarlar"],
      permanent: ['kalıcı'],
    },
    editionLabels: {current: ['geçerli'], target: ['hedef']},
    errorWords: ['hata', 'kod'],
    source:
      'Public scripts that read slmgr.vbs /dlv on Turkish Windows; a public guide quotes Settings',
  },
  {
    language: 'French',
    labels: {
      'état de la licence': 'status',
      'clé de produit partielle': 'partialKey',
    },
    sentences: [
      {
        text: "l'activation en volume expirera",
        status: 1,
        channel: 'kms-client',
      },
    ],
    states: {
      activated: ['activé'],
      activate: ['activer'],
      negation: [
        "n'est pas",
        "n'a pas",
        "n'a pu",
        'ne pouvons pas',
        'ne peut pas',
        'ne peut être',
        'impossible',
        'pas été',
      ],
      others:
        "a à au aide avec appareil ce cet cette compte de des du est été et l le la les licence d l' une un ordinateur ou organisation poste produit service sur votre vos liée lié façon activation réussie l'aide utilisant numérique par",
      beside:
        "cause car clé ne n pas peut pouvons parce que nous valide vous avez n'avez",
      requests: ['paramètres pour activer windows'],
      permanent: ['permanen', 'définitivement'],
    },
    editionLabels: {current: ['actuel'], target: ['cible']},
    editionNames: {
      'Famille Unilingue': 'Home Single Language',
      Famille: 'Home',
      Professionnel: 'Pro',
      Entreprise: 'Enterprise',
    },
    errorWords: ['erreur'],
    source:
      "Microsoft's pages in French name the fields; public guides quote Settings",
  },
  {
    language: 'Dutch',
    labels: {
      naam: 'name',
      licentiestatus: 'status',
      beschrijving: 'description',
      'gedeeltelijke productsleutel': 'partialKey',
    },
    statuses: {gelicentieerd: 1},
    states: {
      activated: ['geactiveerd'],
      activate: ['activeren'],
      negation: ['niet', 'kan geen'],
      others:
        'aan account apparaat computer de deze dit een gekoppeld gekoppelde het is licentie met op organisatie product van via uw je service activeringsservice digitale systeem',
      beside:
        'door en geldige geen kan kunnen of omdat u we worden wij nu activeer',
      requests: ['om windows te activeren'],
      permanent: ['permanent'],
    },
    editionLabels: {current: ['huidig'], target: ['doel']},
    errorWords: ['fout', 'foutcode'],
    source: 'Public reports; the usual words in Dutch',
  },
  {
    language: 'Polish',
    labels: {'stan licencji': 'status', 'status licencji': 'status'},
    states: {
      activated: ['aktywowany', 'aktywowana'],
      activate: ['aktywować', 'aktywuj'],
      negation: ['nie '],
      others:
        'cyfrowej do jest komputer konta kontem licencji licencją na organizacji połączonej produkt systemu system ten to twoim twojej usługi usługą użyciu pomocą przy przez został została z za tym urządzeniu pomyślnie',
      beside: 'być klucza mogę można nie może ponieważ',
      requests: [
        'ustawień, aby aktywować system windows',
        'ustawień, aby aktywować windows',
      ],
    },
    editionLabels: {target: ['docelow']},
    errorWords: ['blad', 'błąd', 'kod'],
    source: 'Public reports; the usual words in Polish',
  },
  {
    language: 'English',
    editionLabels: {current: ['current', 'editionid'], target: ['target']},
    errorWords: [
      'err',
      'error',
      'errno',
      'code',
      'errorcode',
      'exitcode',
      'returncode',
      'resultcode',
      'statuscode',
      'reasoncode',
      'result',
      'returned',
      'hresult',
      'hr',
      'rc',
    ],
  },
  {
    language: 'Danish',
    editionLabels: {current: ['nuværende', 'aktuel'], target: ['mål']},
    errorWords: ['fejl'],
  },
  {
    language: 'Swedish',
    editionLabels: {target: ['mål']},
    errorWords: ['felkod', 'kod'],
  },
  {
    language: 'Norwegian',
    editionLabels: {target: ['mål']},
    errorWords: ['feil'],
  },
  {
    language: 'Finnish',
    editionLabels: {current: ['nykyinen']},
    errorWords: ['virhe'],
  },
  {
    language: 'Czech',
    editionLabels: {target: ['cílov']},
    errorWords: ['chyba', 'kód'],
  },
  {language: 'Hungarian', errorWords: ['hiba', 'kód']},
  {language: 'Vietnamese', errorWords: ['lỗi']},
];

/**
 * The words of questions about a budget, once. `_` is a space, `*` any ending. What people call a thing stands beside what
 * the field calls it.
 */
const WORDS = {
  detail: `pay_late paid_late paying_late perform* provide* duties responsibilities extra additional hour hourly overtime after-hours after_hours weekend* holiday* emergency emergencies interest liab* extra_work additional_work scope visit* inspection* test* invoice* unpaid`,
  why: `what_for give_the_reasons what_is_behind how_is_that how_come_up logic rundown itemiz* attribut* culprit* story rationale why how_come reason* explain* explanation* caus* driv* drove behind because justif* account*_for basis based deriv* calculat* calc comput*
    math* arithmetic formula* arriv* com*_from came_from com*_up_with came_up_with where_do* where_did where_is get_to got_to how_did how_do* how_was how_is how_are how_were
    walk* break_down_the break_it_down broken_down breakdown support* evidence sourc* detail* mak*_up made_up go*_into went_into going_into contribut*_to respons* lead*_to led_to push* deal_with
    tell_me_about what_is_with what_happened happen* justification rational* factor* number_come* waterfall bridge details out_of_whack determin* reasoning
    look*_off look*_wrong seem*_off arithmetic`,
  up: `go_up upped upping uptick balloon* steeper added adding addition* on_top another up bigger baked_in* built_in* step*_up increas* rais* rise* rising risen rose grow* grew hike* hiking jump* climb* higher more bump* spike* soar* surg* skyrocket* expensive pricier doubl* tripl*
    quadrupl* escalat* inflat* upward* worse extra additional high big large huge steep* shot shoot*`,
  down: `halv* lighter shav* knock*_off scal*_back pare* decreas* drop* fall* fell lower* less reduc* cut* cheaper shrink* shrank shrunk declin* sav* trim* slash* decline* dip* smaller low better fewer`,
  change: `chang* differ* mov* adjust* varian* vary varies swing* shift* delta gap evol* develop*`,
  same: 'where_they_are where_it_is get_by make_do live_with froze hold_the_line no_increase remain* leave_alone flat unchanged stay* hold held keep kept freez* frozen steady maintain*',
  compare: `compar* versus vs against than between side_by_side since relative stack*_up year_over_year year-over-year yoy beside next_to and_then through until`,
  actual: 'actual* really spent paid spend* spending',
  adopted:
    'adopt* approved budgeted we_budget budget_vs budget_versus budget_against budget_to budget_and plan planned planning original* set_aside',
  projected: 'project* estimat* forecast* expect* assum* on_track tracking',
  whole:
    'total* overall whole entire full altogether bottom_line all everything grand in_all sum summary summar* overview',
  expenses: 'expense* expenditure* spending outlay* cost* disbursement* budget* spend',
  income: 'income* revenue* receipt* money_in',
  net: `net budget_balance balances surplus* deficit* shortfall* negative balanced break_even broke_even profit* loss* in_the_black in_the_red lose_money los*_money lost_money out_ahead made_money left_over hole gap come_up_short cover* position`,
  owners: `owner* homeowner* member* resident* unit units home homes door doors household* condo condos everyone everybody people each me my us we our i neighbor* folks`,
  month: 'month* monthly',
  quarter: 'quarter quarterly',
  year: 'year* yearly annual* fiscal',
  now: 'now current* today present* so_far running',
  coming: 'next upcoming coming new proposed following ahead future going_forward',
  letter:
    'letter* notice* notification announcement mailing mail mailed e-mail* email* memo newsletter blurb note announce* inform* notify* write-up message',
  motion: 'motion* resolution* adopt* approv* pass vote resolve*',
  contract: `contract* contractor* agreement* vendor* supplier* provider* service_provider* deal deals signed hired`,
  provider: `whos_our who_do_we who_did_we which_firm what_firm who_do* who_is who_are who_handle* who_provid* who_servic* who_maintain* who_tak* who_cut* who_mow* who_clean* who_plow* who_run* who_monitor* who_manag* who_haul* who_pick*
    who_inspect* which_company what_company which_vendor which_contractor company companies outfit crew`,
  ends: `roll*_over end_date good_through good_until locked lock* expiration runs_through end ends ended ending expir* renew* run*_out ran_out is_up term terms date dates deadline* due start* begin* began effective period through until lapse* last lasts lasting length valid
    coming_up up_for over when long duration sign* date*`,
  notice: `cancellation* window opt_out opt_out_of warn* warning heads_up non-renew* nonrenew* part_ways let_go bail* notice* terminat* cancel* get_out get_rid want_out out_of leav* quit walk_away back_out fire dump drop ditch switch* end_it end_the break_the`,
  policy:
    'polic* insurer* insur*_company insurance_company carrier* premium* deductible* coverage covered insured underwrit* insurance_agent insured_by',
  funded: `how_big how_full sits full stand stands percent_wise put_in underfunded fully_funded reserve_balance projected_balance set_aside_in fund funds funded funding health* enough adequate* status study studies recommend* shape strong percent_funded well doing good balance level saved suggest*`,
  life: `redo* redone remaining useful years_left overdue reseal* seal* refinish* recoat* replac* remaining useful life lives years_left end_of_life repav* resurfac* repaint* re-roof* reroof* last lasts due component* how_long years_until have_left how_many_years worn`,
  rates:
    'inflation* cpi consumer_price* rates interest_rate_of economic* growth_rate* price_index rate_of_increase published',
  review: `missing incomplete review* assum* gap gaps uncertain unsure not_sure double-check double_check unknown look_at_again guess* no_source* without_source* without_document* unread flag* verify unverified`,
  about: `what_property what_community whose_budget who_is_this_for how_many_unit* how_many_home* how_many_condo* how_many_door* split* divid* number_of_unit* number_of_home* what_fiscal_year which_fiscal_year what_year_is which_year which_hoa which_association what_association
    name_of_the where_is_the what_state status location property_type fiscal_year_start`,
  text: `find search* look_up locate quot* cite* passage* clause* mention* say says said written state states stated specif* according_to wording provision* rule rules allow* permit* prohibit* forbid* require* requirement*
    may must can_someone can_owner* can_an_owner can_a_ how_many_days include* includ* exclud* cover covers language verbatim word_for_word restrict* maximum minimum limit* per_the under_the cap section_of how_long`,
  parts:
    'per_unit a_unit each_unit per_home a_home each_home per_door a_door each_door per_owner each_owner per_homeowner each_homeowner each_household per_household per_condo each_condo every_unit every_owner every_home',
  monthly: 'per_month a_month each_month every_month monthly',
  suppose: `run_the_numbers where_does_that_leave where_would_that where_does_this_leave what_does_it_do work_out see_what what_if if suppos* assum* imagin* say lets_say let_us_say pretend_that what_would what_happens how_would would might could can_we could_we should_we try model simulat* hypothetical* effect* affect* impact* do_to mean_for what_does_that what_would_that`,
  condition: 'run_the_numbers what_if if suppos* imagin* hypothetical* lets_say let_us_say',
  drop: `dump* los* toss* do_away cut_out cut_off drop dropp* eliminat* remov* cancel* get_rid got_rid getting_rid stop* skip* do_without without clos* scrap* ditch* zero_out end shut* delet* axe kill stopped nix`,
  /** Of the field, and of no argument. */
  talk: `cost* spen* pay* paid bill* budget* plan* allocat* put* receiv* collect* earn* charg* price* rate* amount* number* figure* line* item* dollar* money
    categor* section* account* gl code* estimat* propos* assum* expect* project* forecast* actual* adopt* approv* annual* year* total* sum* usd value*
    worth expens* spending funds percent* % allot* level* mak* made get* got give gave given gives giving shell* dish* fork* outlay* come* came run* ran
    go* went use* largest biggest highest most top greatest main* major steepest fastest sharpest rank* sort* primary mostly smallest lowest least fewest shortest cheapest
    expense* group* area* driver* part parts things overshoot overshot undershoot busted variance* exceed* overspen* underspen* overbudget overrun* overran
    blow* blew blown kitty pot share portion fraction proportion old previous prior before last past earlier former whip* draft* writ* wrote prepar*
    compos* creat* generat* produc* word wording need want get download propose* have send* mail* type* escalat* increase* raise* raising anniversary
    automatic* auto-renew* auto declaration* ccr* cc&r* bylaw* by-law* governing document documents paper papers file files pdf pdfs minutes deed covenant*
    restriction* rules regulations study polic* contract* agreement* policy gone removed missing disappear* vanish* drop* nothing zero anymore isnt once
    one-time contribut*`,
} as const;

export type Concept = keyof typeof WORDS;
export const conceptNames = Object.keys(WORDS) as Concept[];

/** What owners pay, by any of its names; the fees of others are lines. */
export const FEE =
  /(?<!\b(?:management|late|transfer|legal|filing|special|professional|bank|audit|admin|service|permit|license|policy|taxes and|and) )\b(?:(?:monthly|quarterly|annual|yearly|hoa|regular|maintenance|common|association|homeowners?|owners?|members?|residents?|unit|condo|per unit|per month) )*(?:fees?|dues|assessments?|monthly (?:payments?|amount|charges?|bill)|common charges|charges to owners)\b(?! income| and memberships)|\b(?:do|does|will|would|must|can|should|have|each|every|what|the|much|more|less)\b(?: (?:i|we|they|you|owners?|homeowners?|members?|residents?|units?|people|everyone|everybody|an?|each|every|owner|unit|homeowner|home|household|more|less|going|gonna|have|has|to|be|am|are|is|will|do))+ (?:pay(?:s|ing)?|owe)\b(?! (?:them|him|her|for|to|on|the|our|in|into|out|it|that)\b)|\bowners? (?:will |must |have to )?pay(?:s|ing)?\b/g;

/** They ask for nothing by themselves. */
const EMPTY = `a an the our my your their its his her it this that these those there here we i you me us they them he she who whom someone anyone somebody something anything everything one ones
  please thanks thank kindly can could would will shall should do does did done doing is are was were be been being am has have had having what whats which whose when where how hows much many tell show
  give let lets know want need like of to for in on at by with from or as and so just exactly then about into than too also if but not no yes any some all each every both
  s re ve ll d m t ok okay hi hello hey well right im ive dont doesnt isnt arent wasnt werent cant wont didnt hasnt havent its thats theres whos
  really actually quite very even still yet already again ever maybe perhaps possibly probably only simply basically exactly precisely roughly approximately around about almost nearly
  hoa association associations community board condo condominium complex building help understand see wondering wonder curious sure think believe guess remember confused confusing lol btw fyi asap tho though
  smth sth stuff thing things sort kind bit lot plenty quick quickly simple simply plain words sentence sentences short brief briefly please thx ty cheers question questions asking asked ask answer looking look looks
  get got getting go going goes went come comes coming up out off over down back away along through per under above below across behind within upon among except despite`;

/** Words of talk: one of them does not change what is asked. */
const ORDINARY = `picture checkup decent shape shaky sleep healthy count counts counting counted pick picked picks whip hole pace another barely hardly nearly roughly ballpark approximately around actual actually basically overall simply recap glance grasp email emailed mailed printer agenda president secretary chair chairman committee workshop neighbor handout slide
  figure figuring running runs run rid supposed expected expecting seeing shows plugged plug penciled pencil assume assuming landed lands ends ended forward backward upstairs downstairs argue arguing argument debate debating question questioning asks told telling
  ballparks estimate estimating double-check verify confirm confirming correct wrong typo mistake odd strange shocked shock surprise jump scared afraid nervous annoyed mad upset frustrated retired fixed income saturday board's packet ready finalize finalizing final draft drafting
  presentation presenting present slideshow phase phasing chunk bite big-ticket ticket item kicker deal breaker bottom top heads tails range roundabout somewhere anywhere elsewhere thereabouts whatever whichever
  average able above accept according act add after afternoon ago agree ahead along already although always among angry annoying anybody anyway anywhere apart appear april area ask asked august aware awful bad bear become began begin
  below beside best better bit bottom break bring brought busy buy call called calling care carry case certain chance check clear clearly close common complain complaining concern concerned consider considering correct couple cover
  crazy date day days december decide decided deal definitely discuss double dues during easy effect either else end enough entire entry especially estimate evening everybody exact example excited experience fact fair fairly family far fast february feel felt few fifth figure final
  finally find fine first five folks follow following forget form found four friday friend full fun funny future general gets gist give given glad good great guess guy guys half hand handle happen happened happens happy hard hate hear heard heck hell help
  high hit hold home hope hoping hour hours huge idea imagine important inside insane instead interested issue january job july june keep kept kid kinda known large last late lately later latest laugh learn leash leashed leashes least leave left less level life light likely line list listen little live
  long longer look looked looking lost lots love low mad main make makes making manage march matter may maybe mean means meant meet meeting member mention mind minute minutes miss missed mistake moment monday money month morning most move much name near need needed needs never new next nice night nobody nothing notice november now number numbers october odd
  finish finished finishes finishing offer often old once open opinion option order original others otherwise ought outrageous outside own page paper part particular parts past people percent perfect person piece place plan planning play plus point poor possible prefer prepare present pretty previous problem
  process proposed purpose put putting quarter quite raise ran rather read reading ready real realize reason recall recent recently regard regarding regular remember remind report require rest result room rough run said same saturday save saw say saying says screen second seem seems seen send senior sense sent separate september set several share sheet short should
  show shown side similar since single sir sit situation size slightly small smth someday somehow sometime sometimes somewhat soon sorry sound sounds speak specific specifically spent spot spreadsheet stand standing start started state stay step stick stop story straight strange stuff subject sudden suddenly sunday suppose supposed surprised surprising
  take taken takes taking talk talked talking team tell telling ten term terms terrible thank think third thought three thru thursday till time times today together told tomorrow tonight took top totally touch treasurer true try trying tuesday turn turned two type typical understand understanding unless until update upset use used using usual usually version versus view wait walk
  wanna want wanted wants wasn watch way ways wednesday week weeks weekend land landed weird went whatever whenever wherever whether while whole wise wish wonder wondering wont word words work worked working works world worried worry worse worst would wow write wrong year years yep yesterday yr
  fee fees charge charges premium service services area explain table chart column row packet agenda spreadsheet document doc docs ahead crazy ridiculous steep insane dear folks gang everyone twice thrice once hundred thousand k dollar bucks buck grand newbie rookie volunteer member retired grandma wife husband spouse mom dad renter agm session annual tonight`;

export const EMPTY_WORDS: ReadonlySet<string> = new Set(EMPTY.split(/\s+/));
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(ORDINARY.split(/\s+/));

/** How words end, so that "pay*" is no payroll and "sum*" no Summit. */
const ENDING = `(?:${'s es ed d ing ings e er ers or ors y ies ied ion ions tion tions ation ations ication ption ptions ment ments al als ally ly able ance ances ence ences ent ential ize ise ized ised ive ve ves ved ving ted ting ped ping ity ical ature ematics ful age ages'.replaceAll(' ', '|')})?`;

const compiled = new Map<Concept, RegExp>(
  conceptNames.map((name) => {
    const words = WORDS[name].trim().split(/\s+/).map((word) => word.replace(/[.]/g, String.raw`\$&`).replace(/_/g, ' ').replace(/\*/g, ENDING)); // prettier-ignore
    return [name, new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'gu')];
  }),
);

/** Where the words of a concept are in a question. */
export function placesOf(concept: Concept, text: string): { from: number; to: number }[] {
  return [...text.matchAll(compiled.get(concept) ?? /(?!)/g)].map(({ index, 0: said }) => ({
    from: index,
    to: index + said.length,
  }));
}

/** Whole words of the lexicon, by which typing mistakes are corrected. */
export const spelledWords: readonly string[] = [
  ...new Set([
    ...['assessment', 'assessments', 'maintenance', 'monthly'],
    ...conceptNames.flatMap((name) => WORDS[name].trim().split(/\s+/)).filter((word) => /^[a-z]{5,}\*?$/.test(word)).map((word) => word.replace('*', '')), // prettier-ignore
  ]),
];

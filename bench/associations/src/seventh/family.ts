import { budgets, statements } from './budgets';
import { contracts } from './contracts';
import { declarations } from './declarations';
import { policies } from './insurance';
import { quiet } from './quiet';
import { reserves } from './reserves';
import { documentsOf } from './shelf';
import { makeSite } from './site';

export const seventhPapers = documentsOf({
  name: 'seventh',
  letter: 'V',
  makeSite,
  layouts: { budgets, statements, declarations, contracts, policies, reserves, quiet },
});

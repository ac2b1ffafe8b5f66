import { ccrBackup } from '../../insights/ccr/ccr.backup';
import { chatBackup } from '../../insights/chat/chat.backup';
import { budgetBackup } from '../../pipeline/budget/budget.backup';
import { documentsBackup } from '../../pipeline/documents/documents.backup';
import { economicsBackup } from '../../pipeline/economics/economics.backup';
import { extractionBackup } from '../../pipeline/extraction/extraction.backup';
import { generationBackup } from '../../pipeline/generation/generation.backup';
import { parametersBackup } from '../../pipeline/parameters/parameters.backup';
import { accessBackup } from '../../platform/access/access.backup';
import { aiBackup } from '../../platform/ai/ai.backup';
import type { Rules } from '../../platform/database/logical/rules';
import { httpBackup } from '../../platform/http/http.backup';

/** What every module says of its tables. */
export const backupRules: Rules = {
  ...accessBackup,
  ...httpBackup,
  ...documentsBackup,
  ...extractionBackup,
  ...parametersBackup,
  ...economicsBackup,
  ...generationBackup,
  ...budgetBackup,
  ...ccrBackup,
  ...chatBackup,
  ...aiBackup,
};

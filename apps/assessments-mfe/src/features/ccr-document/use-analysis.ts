import { messageOf, useHost, type Notice } from '@hoa/api-client/core';
import { useAnalyzeCcrMutation } from '@hoa/api-client/assessments';
import type { CcrAnalysis } from '@hoa/contracts';

/** Reads a declaration's ownership interests and says what came of it; null where the call failed. */
export function useAnalysis() {
  const { notify } = useHost();
  const [analyze, { isLoading }] = useAnalyzeCcrMutation();
  const analyse = async (documentId: number): Promise<CcrAnalysis | null> => {
    try {
      const analysis = await analyze(documentId).unwrap();
      notify(noticeOf(analysis));
      return analysis;
    } catch (error) {
      const message = messageOf(error, FAILED);
      notify(isAboutOcr(message) ? reUpload(message) : { ...failure, description: message });
      return null;
    }
  };
  return { analyse, analysing: isLoading };
}

const FAILED = 'Failed to analyze CC&R document';
const failure = { title: 'Analysis failed', variant: 'destructive' } as const;

export function noticeOf({ ownershipInterests, error }: CcrAnalysis): Notice {
  if (ownershipInterests.length > 0)
    return {
      title: 'CC&R Analyzed Successfully',
      description: `Found ${ownershipInterests.length.toLocaleString('en-US')} units with ownership percentages.`,
      variant: 'success',
    };
  if (error && isAboutOcr(error)) return reUpload(error);
  return {
    title: 'No Ownership Data Found',
    description: error || 'The document has no ownership percentages.',
    variant: 'destructive',
  };
}

const isAboutOcr = (message: string) => /\bOCR\b/i.test(message);

function reUpload(message: string): Notice {
  return {
    title: 'Document Needs Re-uploading',
    description: /\bdelete\b/i.test(message)
      ? message
      : `${message} Please delete this document and upload it again.`,
    variant: 'destructive',
  };
}

import { type Paper } from '../site';
import { bidSheet, boardMinutes, bulletin, meetingCall } from './meetings';
import { bankMonth, meterList, spaceList, taxLetter, vendorBill } from './office';
import { byLaws, houseRules, violationLetter } from './rules';

export const quiet: readonly Paper[] = [
  boardMinutes, bulletin, bidSheet, meetingCall, vendorBill, meterList, spaceList, bankMonth, taxLetter, byLaws, houseRules, violationLetter,
]; // prettier-ignore

import { byDoor, drawnUp, priceExhibit, smallPrint } from './formal';
import { acceptedLetter, agreedMail, renewalAddendum, subscription, ticked, understanding } from './informal';

export const contracts = [
  drawnUp,
  smallPrint,
  priceExhibit,
  byDoor,
  acceptedLetter,
  ticked,
  renewalAddendum,
  understanding,
  subscription,
  agreedMail,
];

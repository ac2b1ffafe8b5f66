/** The custom element's name. */
export const TAG = 'hoa-assessment-calculator';

/** Within how many days the shop answers whoever asks about their data. */
export const privacyAnswerDays = 30

export const weDidntGetAnswer =
  "We didn't get an answer. Check your connection and try again. Anything you typed is still here.";

export const getItToUs = (day: string, readyBy: string) =>
  `Get it to us by ${day} and it'll be ready around ${readyBy}.`;

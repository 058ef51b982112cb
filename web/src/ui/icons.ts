// Line icons on a 24 x 24 field, drawn with one stroke width.
export const icons = {
  othello: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3v18',
  grid: 'M9 4v16M15 4v16M4 9h16M4 15h16',
  puzzle: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4z',
  home: 'M4 11l8-7 8 7M6 10v9h12v-9',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.400 1.400M17.600 17.600L19 19M19 5l-1.400 1.400M6.400 17.600L5 19',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500',
  auto: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3v18M12 7h6.500M12 12h9M12 17h6.500',
  first: 'M18 6l-8 6 8 6zM6 6v12',
  back: 'M15 6l-8 6 8 6z',
  forward: 'M9 6l8 6-8 6z',
  last: 'M6 6l8 6-8 6zM18 6v12',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  plus: 'M12 5v14M5 12h14',
  share: 'M9 13a4 4 0 0 0 6 .400l3-3a4 4 0 0 0-5.700-5.700l-1.200 1.200M15 11a4 4 0 0 0-6-.400l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  load: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  edit: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  paste: 'M9 4h6v3H9zM9 5H6v15h12V5h-3',
  close: 'M6 6l12 12M18 6L6 18',
  bulb: 'M9 18h6M10 21h4M8.500 15a6 6 0 1 1 7 0c-.500.500-.500 1.500-.500 3h-6c0-1.500 0-2.500-.500-3',
  shuffle: 'M4 7h3c4 0 5 10 9 10h4M4 17h3c1.500 0 2.500-1.400 3.400-3M20 7h-4c-1.300 0-2.200 1-3 2.300M17 4l3 3-3 3M17 14l3 3-3 3',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
  reset: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4h4',
} as const;

export type IconName = keyof typeof icons;

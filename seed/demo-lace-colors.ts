interface DemoLaceColor {
  name: string;
  hexColor: string;
  inventory: number;
}

/** Two of them are below 3 in stock, which adds days to an order. */
export const demoLaceColors: DemoLaceColor[] = [
  { name: 'Tan', hexColor: '#b5763a', inventory: 24 },
  { name: 'Blonde', hexColor: '#d9b382', inventory: 18 },
  { name: 'Black', hexColor: '#1f1c1a', inventory: 30 },
  { name: 'Brown', hexColor: '#5b3a24', inventory: 16 },
  { name: 'White', hexColor: '#f3efe6', inventory: 12 },
  { name: 'Red', hexColor: '#b3261e', inventory: 14 },
  { name: 'Royal Blue', hexColor: '#2450a8', inventory: 9 },
  { name: 'Navy', hexColor: '#1d2b4f', inventory: 11 },
  { name: 'Forest Green', hexColor: '#285238', inventory: 2 },
  { name: 'Orange', hexColor: '#d9691e', inventory: 6 },
  { name: 'Grey', hexColor: '#7d7a75', inventory: 0 },
  { name: 'Yellow', hexColor: '#e0b02e', inventory: 5 },
];

import * as migration_20261121_125839_initial from './20261121_125839_initial';

export const migrations = [
  {
    up: migration_20261121_125839_initial.up,
    down: migration_20261121_125839_initial.down,
    name: '20261121_125839_initial'
  },
];

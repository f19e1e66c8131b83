import * as migration_20261121_100637_initial from './20261121_100637_initial';

export const migrations = [
  {
    up: migration_20261121_100637_initial.up,
    down: migration_20261121_100637_initial.down,
    name: '20261121_100637_initial'
  },
];

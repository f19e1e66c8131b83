import * as migration_20261121_133539_initial from './20261121_133539_initial';

export const migrations = [
  {
    up: migration_20261121_133539_initial.up,
    down: migration_20261121_133539_initial.down,
    name: '20261121_133539_initial'
  },
];

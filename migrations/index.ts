import * as migration_20261121_105001_initial from './20261121_105001_initial';

export const migrations = [
  {
    up: migration_20261121_105001_initial.up,
    down: migration_20261121_105001_initial.down,
    name: '20261121_105001_initial'
  },
];

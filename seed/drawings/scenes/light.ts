/** Times of day: the sky from top to horizon, the far and near land, the ground and its shade. */
export type Light = {
  top: string;
  low: string;
  far: string;
  mid: string;
  near: string;
  ground: string;
  groundDeep: string;
  sun: string;
  /** Strength of cast shadows. */
  cast: number;
};

export const lights = {
  noon: {
    top: '#9fc4da',
    low: '#e3ecec',
    far: '#b7c4c8',
    mid: '#9fa9a6',
    near: '#8b8f86',
    ground: '#cbbfa8',
    groundDeep: '#ad9f87',
    sun: '#fffbe9',
    cast: 0.5,
  },
  morning: {
    top: '#b3c9d6',
    low: '#f6e3c6',
    far: '#c5bcb4',
    mid: '#aba093',
    near: '#94877a',
    ground: '#d0bd9d',
    groundDeep: '#b19c7c',
    sun: '#fff3cf',
    cast: 0.45,
  },
  haze: {
    top: '#c3cccf',
    low: '#e9e6dc',
    far: '#c2c4bf',
    mid: '#aeaea6',
    near: '#97968d',
    ground: '#c8c0b0',
    groundDeep: '#a9a192',
    sun: '#fdf8ea',
    cast: 0.36,
  },
  evening: {
    top: '#6d87a0',
    low: '#f0b98a',
    far: '#a58b8a',
    mid: '#83706f',
    near: '#6b5f5f',
    ground: '#b59a7e',
    groundDeep: '#8d765f',
    sun: '#ffe0a8',
    cast: 0.48,
  },
} as const satisfies Record<string, Light>;

export const dusk: Light = {
  top: '#26384e',
  low: '#d98d66',
  far: '#4d5468',
  mid: '#3b4355',
  near: '#2e3644',
  ground: '#6b6763',
  groundDeep: '#4b4a4a',
  sun: '#ffd9a0',
  cast: 0.55,
};

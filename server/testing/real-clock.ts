import { vi } from 'vitest';

// Test files share a process, and a failed test may have left the clock stopped. Runs before each file.
vi.useRealTimers();

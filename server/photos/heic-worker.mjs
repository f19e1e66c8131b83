// Decodes one HEIC photo in a thread of its own, so picture-worker.mjs can stop it.
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

const { bytes, maxPixels, maxMemory } = workerData;

// The decoder takes more memory as it goes. With this limit, a photo that needs too much fails instead of filling the machine.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxMemory)
    throw new RangeError('the photo needs too much memory');
  return grow.call(this, pages);
};

const [photo] = new libheif.HeifDecoder().decode(bytes);
if (!photo) throw new Error('there is no photo in this file');
const width = photo.get_width();
const height = photo.get_height();
if (width * height > maxPixels) throw new Error('the photo has too many pixels');
photo.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) => {
  if (!shown) throw new Error('the photo cannot be unpacked');
  parentPort.postMessage({ data: shown.data, width, height }, [shown.data.buffer]);
});

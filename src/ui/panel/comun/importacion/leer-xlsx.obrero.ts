import { leerXlsx } from './leer-xlsx';

// A thread of its own: whoever waits for a big workbook can still use the page, or leave.
self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => self.postMessage(await leerXlsx(data));

import { getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { photosToPdf } from '@/ui/shared/photos-to-pdf';

/** There is nothing to open a picture with here: its letters say how big it is. */
const open = async (photo: Blob) => {
  const [width, height] = (await photo.text()).split('x').map(Number);
  return { width, height, close: () => undefined };
};

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', open);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('has a page for each photo, in order, each with the shape of its photo', async () => {
  const pdf = await photosToPdf(['1200x1600', '1600x1200'].map((size) => new Blob([size])));
  expect(pdf.type).toBe('application/pdf');
  const read = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const shapes = await Promise.all([1, 2].map(async (page) => (await read.getPage(page)).view));
  expect(read.numPages).toBe(2);
  expect(shapes).toEqual([
    [0, 0, 612, 816],
    [0, 0, 612, 459],
  ]);
});

it('says where each of its parts begins, as whoever opens it will look for them', async () => {
  const text = await (await photosToPdf([new Blob(['100x100'])])).text();
  const table = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(table).toHaveLength(5);
  for (const [index, offset] of table.entries())
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/);
});

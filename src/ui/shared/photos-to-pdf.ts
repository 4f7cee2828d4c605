/** Points: a letter's width; each page is as tall as its photo asks. */
const PAGE_WIDTH = 612;

/** One for the catalog and another for the list of pages come before those of the pages. */
const FIRST_PAGE = 3;
const OBJECTS_PER_PAGE = 3;

type Part = string | ArrayBuffer;

const pageObjects = (photo: ArrayBuffer, width: number, height: number, first: number): Part[][] => {
  const pageHeight = Math.round((PAGE_WIDTH * height) / width);
  const drawing = `q ${PAGE_WIDTH} 0 0 ${pageHeight} 0 0 cm /Photo Do Q`;
  return [
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE_WIDTH} ${pageHeight}]`,
      `/Contents ${first + 1} 0 R/Resources<</XObject<</Photo ${first + 2} 0 R>>>>>>`,
    ],
    [`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`],
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB`,
      `/BitsPerComponent 8/Filter/DCTDecode/Length ${photo.byteLength}>>stream\n`,
      photo,
      '\nendstream',
    ],
  ];
};

/** Where each object begins goes at the end of the file: whoever opens it looks there first (PDF 1.4, section 3.4). */
const assemble = (objects: readonly Part[][]): Blob => {
  const parts: Part[] = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  const sizeOf = (part: Part) => (typeof part === 'string' ? part.length : part.byteLength);
  let size = '%PDF-1.4\n'.length;
  for (const [index, object] of objects.entries()) {
    offsets.push(size);
    const whole: Part[] = [`${index + 1} 0 obj\n`, ...object, '\nendobj\n'];
    parts.push(...whole);
    size += whole.reduce((sum, part) => sum + sizeOf(part), 0);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`,
    `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${size}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
};

/**
 * One PDF with a photo on each page, from JPEGs in colour: a PDF holds them as they are. The libraries that do it weigh
 * more than any part of the panel may, for what they do with all that is not a photo.
 */
export const photosToPdf = async (photos: readonly Blob[]): Promise<Blob> => {
  const numberOf = (page: number) => FIRST_PAGE + page * OBJECTS_PER_PAGE;
  const pages: Part[][] = [];
  for (const [page, photo] of photos.entries()) {
    const opened = await createImageBitmap(photo);
    const { width, height } = opened;
    opened.close();
    pages.push(...pageObjects(await photo.arrayBuffer(), width, height, numberOf(page)));
  }
  const kids = photos.map((_photo, page) => `${numberOf(page)} 0 R`).join(' ');
  return assemble([
    ['<</Type/Catalog/Pages 2 0 R>>'],
    [`<</Type/Pages/Count ${photos.length}/Kids[${kids}]>>`],
    ...pages,
  ]);
};

/** A page photographed at this many pixels can be read and printed. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/** A JPEG has no transparency: without a ground, what is transparent would be black. Throws when there is nothing to draw with. */
const whiteCanvas = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot draw the picture');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, width, height);
  return { canvas, brush };
};

/** The middle of a picture, small and square, carried in its own address. Throws when it is not a picture. */
export const squarePhoto = async (file: Blob, side: number): Promise<string> => {
  const photo = await createImageBitmap(file);
  const cut = Math.min(photo.width, photo.height);
  const { canvas, brush } = whiteCanvas(side, side);
  const [x, y] = [(photo.width - cut) / 2, (photo.height - cut) / 2];
  brush.drawImage(photo, x, y, cut, cut, 0, 0, side, side);
  photo.close();
  return canvas.toDataURL('image/jpeg', 0.82);
};

const draw = async (photo: ImageBitmap, longestSide: number): Promise<Blob | null> => {
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const { canvas, brush } = whiteCanvas(width, height);
  brush.drawImage(photo, 0, 0, width, height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  // A phone has room for a few drawings of this size, and takes it back late by itself.
  canvas.width = 0;
  canvas.height = 0;
  return drawn;
};

/**
 * A phone's photo made again, several times lighter for a costly network and without where it was taken. What is no
 * photo, or this browser cannot read or draw, comes back as it is.
 */
export const shrinkPhoto = async (file: File, longestSide = LONGEST_SIDE): Promise<File> => {
  if (!file.type.startsWith('image/')) return file;
  try {
    const photo = await createImageBitmap(file);
    const drawn = await draw(photo, longestSide).finally(() => photo.close());
    return drawn ? new File([drawn], jpegName(file.name), { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
};

/** What every browser opens; a photo of another kind may be good where this one cannot tell. */
const OPENED_EVERYWHERE: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Called a photo, and nobody will be able to see it. */
export const isBrokenPhoto = async (file: File): Promise<boolean> => {
  if (!OPENED_EVERYWHERE.has(file.type)) return false;
  try {
    (await createImageBitmap(file)).close();
    return false;
  } catch {
    return true;
  }
};

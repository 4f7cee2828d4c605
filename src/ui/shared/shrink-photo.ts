/** A page photographed at this many pixels can be read and printed. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/** The middle of a picture, small and square, carried in its own address. Throws when it is not a picture. */
export const squarePhoto = async (file: Blob, side: number): Promise<string> => {
  const photo = await createImageBitmap(file);
  const cut = Math.min(photo.width, photo.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot draw the picture');
  // A JPEG has no transparency: without a ground it would be black.
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, side, side);
  const [x, y] = [(photo.width - cut) / 2, (photo.height - cut) / 2];
  brush.drawImage(photo, x, y, cut, cut, 0, 0, side, side);
  photo.close();
  return canvas.toDataURL('image/jpeg', 0.82);
};

const draw = (photo: ImageBitmap): Promise<Blob | null> => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

/**
 * A phone's photo made again, several times lighter for a costly network and without where it was taken. What is no
 * photo, or this browser cannot read, comes back as it is.
 */
export const shrinkPhoto = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/')) return file;
  try {
    const photo = await createImageBitmap(file);
    const drawn = await draw(photo);
    photo.close();
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

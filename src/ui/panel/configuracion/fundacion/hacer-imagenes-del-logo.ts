import {
  type ImagenesDelLogo,
  NOMBRES_DE_TAMANO,
  TAMANOS_DEL_LOGO,
  type TamanoDelLogo,
} from '@/domain/configuracion/imagenes-del-logo';

/** How much of a picture with its own ground the logo fills; what is left is air around it. */
const OCUPA: Readonly<Record<TamanoDelLogo, number>> = {
  marca: 1,
  icono48: 1,
  icono192: 0.86,
  icono512: 0.86,
  icono180: 0.78,
  compartir: 0.6,
};

/** A phone puts it on black, and a network on whatever it likes: these two bring a white ground of their own. */
const CON_FONDO: readonly TamanoDelLogo[] = ['icono180', 'compartir'];

const anchoDe = (tamano: TamanoDelLogo, { width, height }: ImageBitmap): number => {
  const { alto, anchoMinimo, anchoMaximo } = TAMANOS_DEL_LOGO[tamano];
  return Math.min(anchoMaximo, Math.max(anchoMinimo, Math.round((width * alto) / height)));
};

const dibujar = (imagen: ImageBitmap, tamano: TamanoDelLogo): string => {
  const lienzo = document.createElement('canvas');
  lienzo.width = anchoDe(tamano, imagen);
  lienzo.height = TAMANOS_DEL_LOGO[tamano].alto;
  const pincel = lienzo.getContext('2d');
  if (!pincel) throw new Error('This browser cannot draw the picture');
  if (CON_FONDO.includes(tamano)) {
    pincel.fillStyle = '#ffffff';
    pincel.fillRect(0, 0, lienzo.width, lienzo.height);
  }
  const escala = OCUPA[tamano] * Math.min(lienzo.width / imagen.width, lienzo.height / imagen.height);
  const [ancho, alto] = [imagen.width * escala, imagen.height * escala];
  pincel.imageSmoothingQuality = 'high';
  pincel.drawImage(imagen, (lienzo.width - ancho) / 2, (lienzo.height - alto) / 2, ancho, alto);
  return lienzo.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
};

/** Every size of a logo, made in the browser: it arrives without where or with what it was made. Throws for what is no picture. */
export const hacerImagenesDelLogo = async (archivo: Blob): Promise<ImagenesDelLogo> => {
  const imagen = await createImageBitmap(archivo);
  const hechas = NOMBRES_DE_TAMANO.map((tamano) => [tamano, dibujar(imagen, tamano)]);
  imagen.close();
  return Object.fromEntries(hechas) as ImagenesDelLogo;
};

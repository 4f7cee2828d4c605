import {
  type ImagenesDelLogo,
  NOMBRES_DE_TAMANO,
  TAMANOS_DEL_LOGO,
  type TamanoDelLogo,
} from '@/domain/configuracion/imagenes-del-logo';
import { sinMargenes } from './sin-margenes';

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

const lienzoDe = (ancho: number, alto: number) => {
  const lienzo = document.createElement('canvas');
  lienzo.width = ancho;
  lienzo.height = alto;
  const pincel = lienzo.getContext('2d');
  if (!pincel) throw new Error('This browser cannot draw the picture');
  return { lienzo, pincel };
};

/** Where the drawing is, looked for in a picture of at most so many pixels a side: a photo of a camera has millions. */
const LADO_PARA_MIRAR = 400;

const recortar = async (archivo: Blob): Promise<ImageBitmap> => {
  const entera = await createImageBitmap(archivo);
  const escala = Math.min(1, LADO_PARA_MIRAR / Math.max(entera.width, entera.height));
  const reducido = (lado: number) => Math.max(1, Math.round(lado * escala));
  const [ancho, alto] = [reducido(entera.width), reducido(entera.height)];
  const { pincel } = lienzoDe(ancho, alto);
  pincel.drawImage(entera, 0, 0, ancho, alto);
  const dibujo = sinMargenes(pincel.getImageData(0, 0, ancho, alto).data, ancho, alto);
  const [x, y] = [Math.floor(dibujo.x / escala), Math.floor(dibujo.y / escala)];
  return createImageBitmap(
    entera,
    x,
    y,
    Math.min(entera.width - x, Math.ceil(dibujo.ancho / escala)),
    Math.min(entera.height - y, Math.ceil(dibujo.alto / escala)),
  );
};

const dibujar = (imagen: ImageBitmap, tamano: TamanoDelLogo): string => {
  const { lienzo, pincel } = lienzoDe(anchoDe(tamano, imagen), TAMANOS_DEL_LOGO[tamano].alto);
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

/** Drawn several times larger than it came, as the icon of a phone and a shared link do, nobody calls it sharp. */
const LADO_NITIDO = 200;

export interface LogoHecho {
  imagenes: ImagenesDelLogo;
  /** What its drawing measures, when it is so small that it will be seen blurred. */
  pequeno: { ancho: number; alto: number } | null;
}

/** Every size of a logo, made in the browser: it arrives without where or with what it was made. Throws for what is no picture. */
export const hacerImagenesDelLogo = async (archivo: Blob): Promise<LogoHecho> => {
  const imagen = await recortar(archivo);
  const hechas = NOMBRES_DE_TAMANO.map((tamano) => [tamano, dibujar(imagen, tamano)]);
  const { width: ancho, height: alto } = imagen;
  imagen.close();
  return {
    imagenes: Object.fromEntries(hechas) as ImagenesDelLogo,
    pequeno: Math.max(ancho, alto) < LADO_NITIDO ? { ancho, alto } : null,
  };
};

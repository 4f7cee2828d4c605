const LADO = 128;

/** The middle of a picture, small and square, carried in its own address. Throws when it is not a picture. */
export const miniatura = async (archivo: Blob): Promise<string> => {
  const imagen = await createImageBitmap(archivo);
  const lado = Math.min(imagen.width, imagen.height);
  const lienzo = document.createElement('canvas');
  lienzo.width = LADO;
  lienzo.height = LADO;
  const pincel = lienzo.getContext('2d');
  if (!pincel) throw new Error('El navegador no puede dibujar la imagen');
  // A JPEG has no transparency: without a ground it would be black.
  pincel.fillStyle = '#ffffff';
  pincel.fillRect(0, 0, LADO, LADO);
  const [x, y] = [(imagen.width - lado) / 2, (imagen.height - lado) / 2];
  pincel.drawImage(imagen, x, y, lado, lado, 0, 0, LADO, LADO);
  imagen.close();
  return lienzo.toDataURL('image/jpeg', 0.82);
};

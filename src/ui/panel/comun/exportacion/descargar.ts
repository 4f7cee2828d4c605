/** Hands a file to the browser, as if the person had followed a link to it. */
export const descargar = (archivo: Blob, nombre: string): void => {
  const url = URL.createObjectURL(archivo);
  const enlace = document.createElement('a');
  enlace.href = url;
  enlace.download = nombre;
  document.body.append(enlace);
  enlace.click();
  enlace.remove();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Now and then the browser starts its trace after the page: that round measured nothing, and is made again. */
const INTENTOS = 3;

export const conTraza = async (medir, intento = 1) => {
  try {
    return await medir();
  } catch (error) {
    if (intento === INTENTOS || !/NO_NAVSTART/.test(error.message)) throw error;
    return conTraza(medir, intento + 1);
  }
};

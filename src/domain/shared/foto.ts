/** About 15 kB of picture: it travels with the session and stays in the history of the account. */
export const FOTO_MAXIMO_CARACTERES = 20_000;

const INCRUSTADA = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const DEL_SITIO = /^\/(?![/\\])\S*$/;

export const esFotoIncrustada = (foto: string): boolean => INCRUSTADA.test(foto);

/** A photo the pages may show: carried in its own address, or of this site. A third party would learn who looks. */
export const esFotoPropia = (foto: string): boolean => esFotoIncrustada(foto) || DEL_SITIO.test(foto);

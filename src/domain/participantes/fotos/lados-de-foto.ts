/** Pixels of each side: one to recognise somebody, and one beside their name. */
export const LADO_DE_FOTO = { imagen: 480, miniatura: 96 };

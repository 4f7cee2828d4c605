/** Runs in the page: what is read within it, word by word, that goes on in another line. */
export const palabrasPartidas = (): string[] => {
  const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const partidas: string[] = [];
  while (textos.nextNode()) {
    const nodo = textos.currentNode as Text;
    for (const { 0: palabra, index } of nodo.data.matchAll(/\S+/g)) {
      const rango = document.createRange();
      rango.setStart(nodo, index);
      rango.setEnd(nodo, index + palabra.length);
      // A hyphen is where a number may go on, and an address of mail is one word.
      if (!/[-@]/.test(palabra) && rango.getClientRects().length > 1) partidas.push(palabra);
    }
  }
  return partidas;
};

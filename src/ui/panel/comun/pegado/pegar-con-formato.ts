import type { ClipboardEvent } from 'react';
import type { Destino } from '@/domain/formatos/pegado/html-a-marcado';

/**
 * As if it had been typed: Ctrl+Z takes it back. The field hears of it once and not at each line, of which a contract has
 * hundreds. False where the browser cannot.
 */
const escribir = (area: HTMLTextAreaElement, texto: string): boolean => {
  const callar = (evento: Event) => evento.stopImmediatePropagation();
  window.addEventListener('input', callar, true);
  const escrito = document.execCommand?.('insertText', false, texto) ?? false;
  window.removeEventListener('input', callar, true);
  if (escrito) area.dispatchEvent(new Event('input', { bubbles: true }));
  return escrito;
};

/** A block does not begin in the middle of what was written. */
const apartado = (texto: string, antes: string): string =>
  /\S[^\n]*$/.test(antes) && /^(#|-|\d+\.|\|) ?|\n/.test(texto) ? `\n\n${texto}` : texto;

/**
 * Writes first the words alone, as a paste does; then, again, with the format they were copied with. One Ctrl+Z leaves the
 * words alone, another takes them away. Both are written as typed: of a paste that the browser makes, Chromium takes back
 * only a part once something was written over it. Whoever goes on typing meanwhile keeps what they have.
 */
export const alPegar =
  (destino: Destino = 'MARCADO') =>
  (evento: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { currentTarget: area, clipboardData } = evento;
    const html = clipboardData.getData('text/html');
    const llano = clipboardData.getData('text/plain');
    const desde = area.selectionStart;
    if (!llano || !escribir(area, llano)) return;
    evento.preventDefault();
    const hasta = area.selectionEnd;
    const pegado = area.value.slice(desde, hasta);
    const conFormato = async () => {
      const { enMarcado } = await import(/* webpackChunkName: "pegado" */ './en-marcado');
      const convertido = enMarcado({ html, llano }, destino);
      const sigueIgual = area.value.slice(desde, hasta) === pegado && document.activeElement === area;
      const texto = apartado(convertido, area.value.slice(0, desde));
      if (!sigueIgual || texto === pegado) return;
      area.setSelectionRange(desde, hasta);
      escribir(area, texto);
    };
    // Without it, what was pasted stays as it came.
    void conFormato().catch(() => undefined);
  };

import type { Portapapeles } from '@/application/shared/equipo.port';

/** Specification §8, silent failures. */
const MENSAJE = 'No se pudo copiar al portapapeles';

/**
 * The older command, which needs no permission: without HTTPS (a venue's local network) there is no `navigator.clipboard`,
 * and inside another application (a link opened from a social network) it is often refused.
 */
const copiarConOrden = (texto: string, documento: Document): boolean => {
  const escribir = (evento: ClipboardEvent) => {
    evento.clipboardData?.setData('text/plain', texto);
    evento.preventDefault();
  };
  documento.addEventListener('copy', escribir, { once: true });
  try {
    return documento.execCommand('copy');
  } finally {
    documento.removeEventListener('copy', escribir);
  }
};

export const crearPortapapelesNavegador = (navegador: Navigator, documento: Document): Portapapeles => ({
  copiar: async (texto) => {
    // Absent outside secure contexts, whatever its type says.
    const moderno = navegador.clipboard as Clipboard | undefined;
    let negado: unknown;
    try {
      if (moderno) return await moderno.writeText(texto);
    } catch (causa) {
      negado = causa;
    }
    if (!copiarConOrden(texto, documento)) throw new Error(MENSAJE, { cause: negado });
  },
});

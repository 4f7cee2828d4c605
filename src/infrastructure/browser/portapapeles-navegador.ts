import type { Portapapeles } from '@/application/shared/equipo.port';

/** Specification §8, silent failures. */
const MENSAJE = 'No se pudo copiar al portapapeles';

/** Without HTTPS (a venue's local network) there is no `navigator.clipboard`; the older command needs no permission. */
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
    if (moderno) {
      await moderno.writeText(texto).catch((causa: unknown) => {
        throw new Error(MENSAJE, { cause: causa });
      });
      return;
    }
    if (!copiarConOrden(texto, documento)) throw new Error(MENSAJE);
  },
});

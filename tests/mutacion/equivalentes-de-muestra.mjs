/**
 * Faults outside the core that nobody can tell from the right code by what they see or ask. Each is known by its file,
 * its line of code and what it changes, as the sample prints them.
 */
export const EQUIVALENTES_DE_MUESTRA = [
  {
    archivo: 'src/server/consola.ts',
    en: 'process.exitCode = 1;',
    cambio: '1 → 2',
    motivo: 'Quien llama a la orden solo distingue cero de lo demás.',
  },
  {
    archivo: 'src/server/http/cuenta/servir-cuenta.ts',
    en: 'id: 0,',
    cambio: '0 → 1',
    motivo:
      'Lo que abre una familia se anota con su nombre y su dirección: ese número ni se guarda ni se compara.',
  },
  {
    archivo: 'src/ui/panel/paleta/use-atajos.ts',
    en: 'const ESPERA_SEGUNDA_MS = 1_200;',
    cambio: '1_200 → 1201',
    motivo: 'Nadie distingue una milésima al pulsar dos teclas.',
  },
  {
    archivo: 'src/ui/panel/financiero/cuenta/dialogo-cuenta.tsx',
    en: '<Amount value={vencido} strong={vencido > 0} />',
    cambio: '> → >=',
    motivo: 'Un cero en negrita: aspecto. La cifra es la misma.',
  },
  {
    archivo: 'src/ui/shared/palette/palette-list.tsx',
    en: '{item.detail ? <small>{item.detail}</small> : null}',
    cambio: 'item.detail ? <small>{item.detail}</small> : null → (<small>{item.detail}</small>)',
    motivo: 'Una etiqueta sin texto ni se ve ni se lee.',
  },
  {
    archivo: 'src/ui/shared/palette/command-palette.tsx',
    en: '{loading ? <Spinner /> : <Search size={20} aria-hidden />}',
    cambio: 'loading ? <Spinner /> : <Search size={20} aria-hidden /> → (<Spinner />)',
    motivo: 'Un adorno por otro: que se busca lo dice «Buscando...», que sí se comprueba.',
  },
  {
    archivo: 'src/ui/shared/panel-shell/brand-mark.tsx',
    en: 'export function BrandMark({ size = 32 }: { size?: number }) {',
    cambio: '32 → 33',
    motivo: 'Un píxel de un dibujo: aspecto.',
  },
  {
    archivo: 'src/ui/shared/upload/use-upload.ts',
    en: 'setFiles([]);',
    cambio: 'setFiles([]); → {}',
    motivo:
      'El diálogo que se cierra se desmonta con su lista: vaciarla antes no cambia lo que se ve al abrirlo otra vez.',
  },
  {
    archivo: 'src/ui/panel/comun/ejemplos/ejemplos.queries.ts',
    en: "queryKey: ['ejemplos'],",
    cambio: "'ejemplos' → (nada)",
    motivo:
      'Quienes preguntan lo mismo siguen compartiendo una clave, y ninguna otra pregunta tiene la vacía.',
  },
  {
    archivo: 'src/server/http/sitio/pagina-lista.ts',
    en: 'preparadas.set(archivo, lista);',
    cambio: 'preparadas.set(archivo, lista); → {}',
    motivo: 'Sin recordarla, la página se prepara otra vez en cada visita: lo que se envía es lo mismo.',
  },
  {
    archivo: 'src/server/composicion/iniciar-servidor.ts',
    en: 'const ESPERA_MS = 1_000;',
    cambio: '1_000 → 1001',
    motivo: 'Nadie distingue una milésima en lo que tarda un renglón en llegar al registro.',
  },
  {
    archivo: 'src/infrastructure/memory/archivos/in-memory-archivo-store.ts',
    en: 'let ultimo = 0;',
    cambio: '0 → 1',
    motivo: 'Solo distingue unas entradas de la papelera de otras: empezar por otro número no las repite.',
  },
];

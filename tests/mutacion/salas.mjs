/**
 * What each part of the core must reach: the percentage of faults its tests notice, not counting those listed as
 * equivalent. A file belongs to the first room that names it.
 */
export const SALAS = [
  {
    nombre: 'permisos',
    exigido: 100,
    archivos: [
      /^src\/domain\/shared\/politica\//,
      /^src\/domain\/shared\/(?:rol|campos-reservados)\.ts$/,
      /^src\/domain\/usuarios\/reglas-usuario\.ts$/,
      /^src\/application\/shared\/exigir-rol\.ts$/,
      /^src\/application\/archivos\/exigir-permiso-archivos\.ts$/,
      /^src\/application\/sesion\/permisos-de-sesion\.ts$/,
    ],
  },
  {
    nombre: 'dinero',
    exigido: 100,
    archivos: [/^src\/domain\/shared\/dinero\//, /^src\/(?:domain|application)\/mensualidades\//],
  },
  {
    nombre: 'rutas',
    exigido: 100,
    archivos: [/^src\/(?:domain|application)\/archivos\//, /^src\/domain\/sesion\/destino-inicio\.ts$/],
  },
  {
    nombre: 'validación',
    exigido: 100,
    archivos: [
      /^src\/domain\/shared\/(?:esquemas|analizar|exigir-id|telefono|tipo-documento|fechas|textos|zod)\.ts$/,
      /^src\/domain\/shared\/(?:contrasena|contrasena-facil|registro-almacenado)\.ts$/,
      /^src\/domain\/[a-z]+\/(?:datos|criterios)-[a-z-]+\.ts$/,
      /^src\/domain\/configuracion\/(?:nit|cambios-configuracion|cuenta-publica)\.ts$/,
      /^src\/domain\/participantes\/importacion-participantes\.ts$/,
      /^src\/domain\/sesion\/(?:credenciales|contrasenas)\.ts$/,
    ],
  },
  { nombre: 'lo demás', exigido: 90, archivos: [/^src\/(?:domain|application)\//] },
];

/** @param {string} archivo */
export const salaDe = (archivo) =>
  SALAS.find(({ archivos }) => archivos.some((patron) => patron.test(archivo)));

const DIBUJO =
  /const __iconData = \{\n {2}name: "[\w-]+",\n {2}size: 24,\n {2}node: (\[[\s\S]*?\])(?:,\n {2}aliases: \[[^\]]*\])?\n\};\n/;
const LLAVES = /,\s+key: "\w+"/g;

/**
 * Leaves of an icon of lucide its lines alone, for a component of ours that draws them like theirs: their own also
 * serves sizes, names and contexts that nobody uses here.
 */
module.exports = function iconoLigero(fuente) {
  if (!fuente.includes('createLucideIcon')) return fuente;
  const lineas = DIBUJO.exec(fuente)?.[1];
  if (!lineas) throw new Error('icono-ligero: no reconoce este icono de lucide-react; revise su versión');
  return `import { crearIcono } from '@/ui/app/icono-ligero';
export const __iconData = ${lineas.replace(LLAVES, '')};
export default crearIcono(__iconData);
`;
};

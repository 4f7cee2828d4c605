const celda = (texto) => texto.replaceAll('|', '\\|');
const codigo = (texto) => `\`\`${celda(texto.length > 160 ? `${texto.slice(0, 160)}…` : texto)}\`\``;

const filaDeSala = ({ nombre, exigido, total, muertas, equivalentes, puntaje, cumple }) =>
  `| ${nombre} | ${total} | ${muertas} | ${equivalentes} | ${puntaje.toFixed(2)} | ${exigido} | ${cumple ? 'sí' : 'no'} |`;

const filaDeViva = ({ archivo, lugar, cambio, motivo }) =>
  `| ${archivo}:${lugar.split(':')[0]} | ${codigo(cambio)} | ${motivo?.equivalente ? 'equivalente' : 'aceptada'} | ${celda(motivo?.motivo ?? '**sin motivo**')} |`;

const faltan = (archivos) => {
  if (archivos.length === 0) return 'Todos los archivos están medidos.';
  const carpetas = [...new Set(archivos.map((archivo) => archivo.replace(/\/[^/]+$/, '')))];
  return `Sin medir todavía (\`npm run mutacion\` los mide): ${archivos.length} archivos de ${carpetas.join(', ')}.`;
};

/** The page people read; `resultado.json` is what machines compare. */
export const redactarInforme = ({ salas, vivas }, sinMedir) => `# Fallas puestas a propósito en el núcleo

Lo escribe \`npm run mutacion\`. Cada falla cambia una expresión de \`src/domain\` o \`src/application\`; la notan las pruebas de su
sección en \`tests/domain\` y \`tests/application\`. El puntaje no cuenta las equivalentes: las que nadie puede distinguir por lo
que entra y sale.

| Sala | Fallas | Notadas | Equivalentes | Puntaje | Exigido | Cumple |
|---|---|---|---|---|---|---|
${salas.map(filaDeSala).join('\n')}

${faltan(sinMedir)}

## Las que ninguna prueba nota

${vivas.length === 0 ? 'Ninguna.' : `| Dónde | Cambio | Clase | Motivo |\n|---|---|---|---|\n${vivas.map(filaDeViva).join('\n')}`}
`;

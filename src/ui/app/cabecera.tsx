import { type AnyRouteMatch, useRouterState } from '@tanstack/react-router';

/** What is not on the screen, because a route before it is loading, failed or was not found, says nothing. */
const aLaVista = (rutas: readonly AnyRouteMatch[]): readonly AnyRouteMatch[] => {
  const ultima = rutas.findIndex(({ status, _notFound }) => status !== 'success' || _notFound);
  return ultima === -1 ? rutas : rutas.slice(0, ultima + 1);
};

const presentes = <T,>(lista: readonly (T | undefined)[] | undefined): T[] =>
  (lista ?? []).filter((parte) => parte !== undefined);

/**
 * What the routes on the screen declare in their `head()`: a title, meta and links, the innermost route having the last
 * word. The router's own component also knows scripts, styles and manifests, which our routes do without.
 */
export function Cabecera() {
  const rutas = aLaVista(useRouterState({ select: ({ matches }) => matches }));
  const metas = rutas.flatMap(({ meta }) => presentes(meta));
  const nombres = metas.map(({ name, property }) => name ?? property);
  const titulo = metas.findLast(({ title }) => title)?.title;
  return (
    <>
      {titulo ? <title>{titulo}</title> : null}
      {metas
        .filter(({ title }, i) => !title && nombres.lastIndexOf(nombres[i]) === i)
        .map((meta) => (
          <meta key={JSON.stringify(meta)} {...meta} />
        ))}
      {rutas
        .flatMap(({ links }) => presentes(links))
        .map((enlace) => (
          <link key={JSON.stringify(enlace)} {...enlace} />
        ))}
    </>
  );
}

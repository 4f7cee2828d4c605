import { useQuery } from '@tanstack/react-query';
import { consultaSitio } from '@/ui/panel/comun/datos/sitio.queries';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { LineasDeCrisis } from '@/ui/panel/comun/sitio/lineas-de-crisis';
import { CRISIS } from '@/ui/textos/sitio/contacto';

/** Of what visitors read now: what waits to be published helps nobody yet. Nothing where it cannot be known. */
export default function LineasPorComprobar() {
  const { data } = useQuery(consultaSitio(usePanel().servicios));
  return data ? <LineasDeCrisis verificadas={(data.publicado.crisis ?? CRISIS).verificadas} /> : null;
}

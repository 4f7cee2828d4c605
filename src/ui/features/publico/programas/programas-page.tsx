import { chakra } from '@chakra-ui/react/styled-system';
import { PROGRAMAS } from '@/ui/content/programas';
import { LlamadoAyuda } from '../piezas/llamado-ayuda';
import { Portada } from '../piezas/portada';
import { Seccion } from '../piezas/seccion';
import { Enfoques } from './enfoques';
import { estilosProgramas } from './estilos-programas';
import { PanelPrograma } from './panel-programa';
import { Pestanas } from './pestanas';
import { useProgramaActivo } from './use-programa-activo';

const Paneles = chakra('div', { base: estilosProgramas });

export function ProgramasPage() {
  const { activo, elegir } = useProgramaActivo();
  return (
    <>
      <Portada
        titulo="Programas"
        texto="Tres etapas de un mismo camino. Se puede empezar por cualquiera de ellas."
      />
      <Seccion titulo="Elija por dónde empezar">
        <Paneles data-activo={activo ?? undefined}>
          <Pestanas activo={activo} alElegir={elegir} />
          {PROGRAMAS.map((programa) => (
            <PanelPrograma key={programa.clave} programa={programa} esPestana={activo !== null} />
          ))}
        </Paneles>
      </Seccion>
      <Enfoques />
      <LlamadoAyuda titulo="¿No sabe cuál le conviene?" />
    </>
  );
}

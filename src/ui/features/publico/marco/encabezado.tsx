import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { FUNDACION } from '@/ui/content/fundacion';
import { Marca } from '../piezas/marca';
import { useVisitante } from '../servicios/use-visitante';
import { EnlacesNavegacion } from './enlaces-navegacion';
import { estilosEncabezado } from './estilos-encabezado';
import { MenuMovil } from './menu-movil';
import { MenuUsuario } from './menu-usuario';
import { useDesplazada } from './use-desplazada';

const Barra = chakra('header', { base: estilosEncabezado });

export function Encabezado() {
  const desplazada = useDesplazada();
  const visitante = useVisitante();
  return (
    <Barra data-desplazada={desplazada ? '' : undefined}>
      <div>
        <Link to="/" className="marca">
          <Marca />
          {FUNDACION.nombreCorto}
        </Link>
        <nav className="escritorio" aria-label="Principal">
          <EnlacesNavegacion />
        </nav>
        {visitante && <MenuUsuario visitante={visitante} />}
        <MenuMovil />
      </div>
    </Barra>
  );
}

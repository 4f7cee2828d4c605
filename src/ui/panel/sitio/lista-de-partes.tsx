import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, Eye, History, Upload } from 'lucide-react';
import { useState } from 'react';
import { PAGINAS_DEL_SITIO, type PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import { CLAVES_DE_PARTES, hojaDe } from '@/domain/sitio/partes-del-sitio';
import { conBorrador } from '@/domain/sitio/reglas-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { Notice } from '@/ui/shared/notice';
import { PageHeader } from '@/ui/shared/page-header';
import { CRISIS } from '@/ui/textos/sitio/contacto';
import { recuperarFoco } from '../comun/datos/recuperar-foco';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { LineasDeCrisis } from '../comun/sitio/lineas-de-crisis';
import { cuandoSePublico, EstadoDeParte } from './estado-de-parte';
import { useVistaPrevia } from './use-vista-previa';
import { DialogoPublicar } from './versiones/dialogo-publicar';

const PAGINAS = Object.keys(PAGINAS_DEL_SITIO) as readonly PaginaDelSitio[];

/** What a page also shows, and is written where the rest of the product reads it. */
const EN_CONFIGURACION: Partial<Record<PaginaDelSitio, { titulo: string; href: string }>> = {
  inicio: { titulo: 'Nombre, logo y color', href: '/configuracion?pestana=fundacion' },
  contacto: { titulo: 'Teléfono, WhatsApp, correo y redes', href: '/configuracion?pestana=fundacion' },
  donaciones: { titulo: 'Cuentas y billetera', href: '/configuracion?pestana=cuentas' },
};

const Paginas = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '4',
    marginTop: '4',
    '& h2': { textStyle: 'subtitulo' },
    '& .cabeza': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
    '& ul': { marginTop: '2' },
    '& li + li': { borderTop: '1px solid var(--chakra-colors-border)' },
    '& li > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      paddingBlock: '2',
      color: 'fg',
      textDecoration: 'none',
      _hover: { color: 'brand.fg' },
      '& > span:first-of-type': { flex: 1, minWidth: 0 },
      '& > svg': { width: '4', height: '4', color: 'fg.muted', flexShrink: 0 },
    },
  },
});

/** Every part with its state, and what to do with all that waits. */
export function ListaDePartes({ sitio }: { sitio: Sitio }) {
  const [publicando, setPublicando] = useState(false);
  const pendientes = CLAVES_DE_PARTES.filter((parte) => parte in sitio.borrador).length;
  return (
    <>
      <PageHeader
        title="Sitio web"
        description={cuandoSePublico(sitio)}
        LinkComponent={EnlacePanel}
        more={[{ id: 'versiones', label: 'Versiones', icon: <History />, href: '/sitio?ver=versiones' }]}
        action={
          pendientes > 0
            ? { id: 'publicar', label: 'Publicar', icon: <Upload />, onSelect: () => setPublicando(true) }
            : null
        }
      />
      <Box display="flex" flexDirection="column" gap="3">
        <LineasDeCrisis verificadas={(conBorrador(sitio).crisis ?? CRISIS).verificadas} />
        {pendientes > 0 ? (
          <Notice tone="warning">
            {pendientes === 1
              ? 'Hay una parte en borrador: los visitantes no la ven hasta que se publique.'
              : `Hay ${pendientes} partes en borrador: los visitantes no las ven hasta que se publiquen.`}
          </Notice>
        ) : null}
      </Box>
      <Paginas>
        {PAGINAS.map((pagina) => (
          <PartesDePagina key={pagina} pagina={pagina} sitio={sitio} />
        ))}
      </Paginas>
      {publicando ? (
        <DialogoPublicar
          sitio={sitio}
          onClose={() => {
            setPublicando(false);
            // Its button goes with what was published.
            recuperarFoco();
          }}
        />
      ) : null}
    </>
  );
}

function BotonVistaPrevia({ pagina }: { pagina: PaginaDelSitio }) {
  const { abrir, abriendo } = useVistaPrevia(pagina);
  return (
    <Button
      size="sm"
      icon={<Eye />}
      busy={abriendo}
      busyText="Abriendo..."
      aria-label={`Vista previa de ${PAGINAS_DEL_SITIO[pagina].titulo}`}
      onClick={abrir}
    >
      Vista previa
    </Button>
  );
}

function PartesDePagina({ pagina, sitio }: { pagina: PaginaDelSitio; sitio: Sitio }) {
  const { titulo } = PAGINAS_DEL_SITIO[pagina];
  const aparte = EN_CONFIGURACION[pagina];
  return (
    <Card as="section" aria-label={titulo}>
      <div className="cabeza">
        <h2>{titulo}</h2>
        <BotonVistaPrevia pagina={pagina} />
      </div>
      <ul>
        {CLAVES_DE_PARTES.filter((parte) => hojaDe(parte).pagina === pagina).map((parte) => (
          <li key={parte}>
            <EnlacePanel href={`/sitio?parte=${parte}`}>
              <span>{hojaDe(parte).titulo}</span>
              <EstadoDeParte sitio={sitio} parte={parte} />
              <ChevronRight aria-hidden />
            </EnlacePanel>
          </li>
        ))}
        {aparte ? (
          <li>
            <EnlacePanel href={aparte.href}>
              <span>{aparte.titulo}</span>
              <Box as="span" textStyle="ayuda">
                En Configuración
              </Box>
              <ChevronRight aria-hidden />
            </EnlacePanel>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

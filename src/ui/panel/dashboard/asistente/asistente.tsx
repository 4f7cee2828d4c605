import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { consultaConfiguracion } from '@/ui/panel/comun/datos/configuracion.queries';
import { consultaSistema } from '@/ui/panel/comun/datos/sistema.queries';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { buttonRecipe } from '@/ui/shared/button-recipe';
import { Card } from '@/ui/shared/card';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { Steps } from '@/ui/shared/steps';
import { consultaCuantasSedes } from '../dashboard.queries';
import { OfrecerEjemplos } from '../ofrecer-ejemplos';
import { type FormularioDeSede, PasoSedes } from './paso-sedes';
import {
  direccionDePaso,
  type LoGuardado,
  leerBusquedaAsistente,
  PASOS,
  type PasoDelAsistente,
  primeroQueFalta,
} from './pasos-del-asistente';

/** The forms of every day, which are of other sections. */
export interface FormulariosDelAsistente {
  Fundacion: ComponentType;
  FormularioSede: FormularioDeSede;
  Cobro: ComponentType;
  Cuentas: ComponentType;
  Correo: ComponentType;
}

const Boton = chakra(EnlacePanel, buttonRecipe);

function Contenido({
  paso,
  formularios,
}: {
  paso: (typeof PASOS)[number]['id'];
  formularios: FormulariosDelAsistente;
}) {
  const { Fundacion, FormularioSede, Cobro, Cuentas, Correo } = formularios;
  if (paso === 'identidad') return <Fundacion />;
  if (paso === 'sedes') return <PasoSedes Formulario={FormularioSede} />;
  if (paso === 'cobro') return <Cobro />;
  return paso === 'cuentas' ? <Cuentas /> : <Correo />;
}

type PasoProps = { indice: number; guardado: LoGuardado; formularios: FormulariosDelAsistente };

function Paso({ indice, guardado, formularios }: PasoProps) {
  const paso = PASOS[indice];
  if (!paso) return null;
  const anterior = PASOS[indice - 1];
  const siguiente: PasoDelAsistente = PASOS[indice + 1]?.id ?? 'listo';
  const hecho = paso.hecho(guardado);
  return (
    <Box as="section" aria-labelledby="paso-actual" display="flex" flexDirection="column" gap="5">
      <div>
        <Box as="h2" id="paso-actual" textStyle="subtitulo">
          {paso.titulo}
        </Box>
        <Box as="p" color="fg.muted" maxWidth="prose">
          {paso.porque}
        </Box>
      </div>
      <Suspense fallback={<LoadingIndicator />}>
        <Contenido paso={paso.id} formularios={formularios} />
      </Suspense>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        borderTop="1px solid var(--chakra-colors-border)"
        paddingTop="4"
      >
        {anterior ? (
          <Boton variant="ghost" href={direccionDePaso(anterior.id)}>
            Anterior
          </Boton>
        ) : (
          <span />
        )}
        <Boton variant={hecho ? 'solid' : 'outline'} href={direccionDePaso(siguiente)}>
          {hecho ? 'Continuar' : 'Hacerlo después'}
        </Boton>
      </Box>
    </Box>
  );
}

function Listo({ guardado }: { guardado: LoGuardado }) {
  const faltan = PASOS.filter(({ hecho }) => !hecho(guardado));
  return (
    <EmptyState
      tone="success"
      icon={<CircleCheck />}
      title={faltan.length === 0 ? 'Todo listo para abrir' : 'Ya puede empezar a trabajar'}
      description={
        faltan.length === 0
          ? 'En el tablero están los pasos que siguen: los participantes, el primer mes y la copia de seguridad.'
          : `Quedó para después: ${faltan.map(({ label }) => label.toLowerCase()).join(', ')}. En el tablero, «Primeros pasos» lo recuerda.`
      }
      action={
        <Boton variant="solid" href="/dashboard">
          Ir al tablero
        </Boton>
      }
    />
  );
}

/**
 * The first day, step by step, with the forms of every day: each is saved apart, so it can be left and taken up again
 * at any step.
 */
export function Asistente({ formularios }: { formularios: FormulariosDelAsistente }) {
  const { servicios } = usePanel();
  const { paso } = leerBusquedaAsistente(useSearch({ strict: false }));
  const { data: configuracion } = useQuery(consultaConfiguracion(servicios));
  const { data: sedes } = useQuery(consultaCuantasSedes(servicios));
  const { data: sistema, isError } = useQuery(consultaSistema(servicios));
  const sinSistema = sistema === undefined && !isError;
  if (!configuracion || sedes === undefined || sinSistema) return <LoadingIndicator />;
  const guardado = { configuracion, sedes, sistema: sistema ?? null };
  // Written in the address, or saving this step would take it away from under whoever fills it in.
  if (paso === undefined)
    return <Navigate to="." search={{ paso: primeroQueFalta(guardado) } as never} replace />;
  const indice = PASOS.findIndex(({ id }) => id === paso);
  return (
    <>
      <PageHeader
        title="Primeros pasos"
        description="Lo que hace falta para abrir. Cada paso tiene su botón Guardar: puede salir y seguir otro día."
      />
      <Card>
        <Steps
          label="Pasos"
          steps={PASOS.map(({ id, label, hecho }) => ({ id, label, done: hecho(guardado) }))}
          current={paso}
        >
          {indice < 0 ? (
            <>
              <Listo guardado={guardado} />
              <OfrecerEjemplos />
            </>
          ) : (
            <Paso key={paso} indice={indice} guardado={guardado} formularios={formularios} />
          )}
        </Steps>
      </Card>
    </>
  );
}

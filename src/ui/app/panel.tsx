import { porEtapas } from './por-etapas';

// All of it is in this file: no page of the panel shows anything without its theme, its services and its frame.
void porEtapas(
  () => import(/* webpackMode: "eager" */ './tema/proveedor-tema'),
  () => import(/* webpackMode: "eager" */ '@chakra-ui/react/preset-base'),
  () => import(/* webpackMode: "eager" */ './tema/config-base'),
  () => import(/* webpackMode: "eager" */ './tema/config-panel'),
  () => import(/* webpackMode: "eager" */ './tema/sistema-panel'),
  () => import(/* webpackMode: "eager" */ '@/infrastructure/di/web/contenedor-panel'),
  () => import(/* webpackMode: "eager" */ './router-parcial'),
  () => import(/* webpackMode: "eager" */ './montar'),
  () => import(/* webpackMode: "eager" */ './route-tree-panel.gen'),
  () => import(/* webpackMode: "eager" */ './empezar-panel'),
);

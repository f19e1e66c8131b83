import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SETTINGS_GROUP_NAMES, settingsGroup } from '#domain/shop-settings/settings-groups';
import { useHasLabels, useHasTexts } from '../../api/has-labels';
import { settingsQueries } from '../../api/shop-settings';
import { TabbedPanel } from '../../ui/tabbed-panel';
import { Loaded } from '../parts/loaded';
import { subPage } from '../parts/sub-page';
import { GroupForm, type GroupFormHandle } from './group-form';
import { Openings } from './openings';
import * as texts from './settings-texts';

const GROUP_PARAM = 'group';

/** The shop settings, one group at a time (rule 2.20). */
export const SettingsPage = subPage('adminSettings', Groups);

function Groups() {
  const settings = useQuery(settingsQueries.all());
  const [params, setParams] = useSearchParams();
  const open = useRef<GroupFormHandle>(null);
  const hasLabels = useHasLabels();
  const hasTexts = useHasTexts();
  const groups = SETTINGS_GROUP_NAMES.filter(
    (name) => (hasLabels || name !== 'packages') && (hasTexts || name !== 'texts'),
  );
  const group = groups.find((name) => name === params.get(GROUP_PARAM)) ?? 'shop';

  function choose(id: typeof group): void {
    const go = () => setParams({ [GROUP_PARAM]: id });
    if (open.current) open.current.goOrAsk(go);
    else go();
  }

  return (
    <TabbedPanel
      label={texts.groups}
      tabs={groups.map((id) => ({ id, label: settingsGroup(id).title }))}
      value={group}
      onValueChange={choose}
      onNear={() => undefined}
    >
      <Loaded query={settings} loading={texts.loadingTheSettings} failed={texts.settingsDidntLoad}>
        {(loaded) =>
          group === 'openings' ? (
            <Openings ref={open} settings={loaded} />
          ) : (
            <GroupForm key={group} ref={open} group={group} settings={loaded} />
          )
        }
      </Loaded>
    </TabbedPanel>
  );
}

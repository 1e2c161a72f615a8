extension Migration {
  /// Every file of the folder `Migrations`, in order; what a released program has run is never edited.
  static let list: [Migration] = [
    Migration(name: "m0001_working_state") { PackageResources.m0001_working_state_sql },
    Migration(name: "m0002_journal") { PackageResources.m0002_journal_sql },
    Migration(name: "m0003_revisions") { PackageResources.m0003_revisions_sql },
    Migration(name: "m0004_layouts") { PackageResources.m0004_layouts_sql },
    Migration(name: "m0005_assertions") { PackageResources.m0005_assertions_sql },
    Migration(name: "m0006_texts") { PackageResources.m0006_texts_sql },
    Migration(name: "m0007_branches") { PackageResources.m0007_branches_sql },
    Migration(name: "m0008_revision_changes") { PackageResources.m0008_revision_changes_sql },
    Migration(name: "m0009_suppressions") { PackageResources.m0009_suppressions_sql },
    Migration(name: "m0010_audits") { PackageResources.m0010_audits_sql },
    Migration(name: "m0011_constraint_origin") { PackageResources.m0011_constraint_origin_sql },
    Migration(name: "m0012_sources") { PackageResources.m0012_sources_sql },
    Migration(name: "m0013_formats") { PackageResources.m0013_formats_sql },
    Migration(name: "m0014_freed") { PackageResources.m0014_freed_sql },
    Migration(name: "m0015_focus") { PackageResources.m0015_focus_sql },
    Migration(name: "m0016_seals") { PackageResources.m0016_seals_sql },
    Migration(name: "m0017_frames_beside_bars") { PackageResources.m0017_frames_beside_bars_sql },
    Migration(name: "m0018_shared_layouts") { PackageResources.m0018_shared_layouts_sql },
    Migration(name: "m0019_targets") { PackageResources.m0019_targets_sql },
    Migration(name: "m0020_mirrored_layouts") { PackageResources.m0020_mirrored_layouts_sql },
    Migration(name: "m0021_packed_layouts") { PackageResources.m0021_packed_layouts_sql },
    Migration(name: "m0022_caches") { PackageResources.m0022_caches_sql },
    Migration(name: "m0023_positions") { PackageResources.m0023_positions_sql },
    Migration(name: "m0024_displays") { PackageResources.m0024_displays_sql },
  ]
}
